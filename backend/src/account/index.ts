/** What other sections may use of accounts. */
export { AccountModule } from './account.module';
export { administer, CommandError } from './administration/command';
export { HouseholdMoves, type Move } from './household/household-moves';
export { Notices } from './messages/notices.service';
export { People, type PeopleOfHousehold } from './people.service';
export { Persons, type PersonCard } from './persons.service';
export { fillAccounts, fillLedPeople, type DemoPeople } from './registration/demo-accounts';

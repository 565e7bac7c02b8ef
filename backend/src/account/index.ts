/** What other sections may use of accounts. */
export { AccountModule } from './account.module';
export { People } from './people.service';
export { fillAccounts, type DemoPeople } from './registration/demo-accounts';

import { DayComment } from './adherence/comment.entity';
import { Application } from './applications/application.entity';
import { Course, CourseText } from './courses/course.entity';
import { Consent, Group, GroupLink, GroupMember, MemberNote } from './groups/group.entity';
import { ExpertProfile } from './practice/expert-profile.entity';
import { TargetsProposal, WeekProposal } from './proposals/proposal.entity';

export const EXPERT_ENTITIES = [
  Course,
  CourseText,
  Application,
  ExpertProfile,
  Group,
  GroupMember,
  GroupLink,
  MemberNote,
  Consent,
  TargetsProposal,
  WeekProposal,
  DayComment,
];

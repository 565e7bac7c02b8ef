import { DayComment } from './adherence/comment.entity';
import { Application, ApplicationEvent } from './applications/application.entity';
import {
  Course,
  CourseReport,
  CourseText,
  CourseWeek,
  LessonPicture,
  LessonText,
  Task,
  TaskTick,
} from './courses/course.entity';
import { Consultation, Consulting, Document, Offer, Taken } from './consultations/consultation.entity';
import { Consent, Group, GroupLink, GroupMember, MemberNote } from './groups/group.entity';
import { ExpertProfile } from './practice/expert-profile.entity';
import { TargetsProposal, WeekProposal } from './proposals/proposal.entity';

export const EXPERT_ENTITIES = [
  Course,
  CourseText,
  CourseWeek,
  LessonText,
  LessonPicture,
  Task,
  TaskTick,
  CourseReport,
  Application,
  ApplicationEvent,
  ExpertProfile,
  Group,
  GroupMember,
  GroupLink,
  MemberNote,
  Consent,
  TargetsProposal,
  WeekProposal,
  DayComment,
  Consulting,
  Offer,
  Consultation,
  Taken,
  Document,
];

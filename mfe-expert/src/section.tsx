import { defineSection, sectionOf, type SectionModule } from '@sytno/kit';
import { ParticipantsPage } from './applications/ParticipantsPage';
import { ConsultationsView, ConsultationView } from './consultations/pages';
import { CoursePage } from './courses/CoursePage';
import { CoursesPage } from './courses/CoursesPage';
import { CreateView, EditView, ReviewsView } from './courses/later';
import { ExpertsWaitingView, ExpertView, GroupsView, GroupView } from './groups/pages';
import './section.css';

const TEXTS = {
  uk: () => import(/* webpackChunkName: "texts-uk" */ './texts/uk').then((file) => file.uk),
  ru: () => import(/* webpackChunkName: "texts-ru" */ './texts/ru').then((file) => file.ru),
  en: () => import(/* webpackChunkName: "texts-en" */ './texts/en').then((file) => file.en),
};

const PAGES = {
  courses: CoursesPage,
  courseCreate: CreateView,
  courseEdit: EditView,
  course: CoursePage,
  courseParticipants: ParticipantsPage,
  adminCourses: ReviewsView,
  groups: GroupsView,
  group: GroupView,
  consultations: ConsultationsView,
  consultation: ConsultationView,
  expertProfile: ExpertView,
  adminExperts: ExpertsWaitingView,
};

/** What the shell takes from this container. */
export const section: SectionModule = defineSection({
  name: 'expert',
  version: SECTION_VERSION,
  Section: sectionOf(PAGES, 'courses'),
  loadTexts: (lng) => TEXTS[lng](),
});

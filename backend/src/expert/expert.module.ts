import { Module } from '@nestjs/common';
import { AccountModule } from '../account';
import { MealplansModule } from '../mealplans';
import { AdherenceController } from './adherence/adherence.controller';
import { AdherenceService } from './adherence/adherence.service';
import { ApplicationsController } from './applications/applications.controller';
import { ApplicationsService } from './applications/applications.service';
import { Seats } from './applications/seats.service';
import { BookingsService } from './consultations/bookings.service';
import { ConsultationRound } from './consultations/consultation-round';
import { ConsultationShapes } from './consultations/consultation-shapes';
import { ConsultationTold } from './consultations/consultation-told.service';
import { ConsultationsController } from './consultations/consultations.controller';
import { ConsultingController } from './consultations/consulting.controller';
import { ConsultingService } from './consultations/consulting.service';
import { DocumentsService } from './consultations/documents.service';
import { ConsultationsOwnData } from './consultations/own-data';
import { RecordsService } from './consultations/records.service';
import { ConsultationTimes } from './consultations/times.service';
import { CourseClosing } from './courses/course-closing.service';
import { CoursePlaces } from './courses/course-places';
import { CourseTold } from './courses/course-told.service';
import { CourseWriter } from './courses/course-writer.service';
import { CourseWritingController } from './courses/course-writing.controller';
import { CoursesController } from './courses/courses.controller';
import { CoursesService } from './courses/courses.service';
import { MaterialService } from './courses/material.service';
import { ExpertDesk } from './review/expert-desk';
import { CourseReviewController } from './review/review.controller';
import { ExpertOwnData } from './own-data';
import { CourseReview } from './review/review.service';
import { GroupCards } from './groups/group-cards.service';
import { GroupsController } from './groups/groups.controller';
import { GroupsService } from './groups/groups.service';
import { JoiningService } from './groups/joining.service';
import { MembersController } from './groups/members.controller';
import { MembersService } from './groups/members.service';
import { PracticeController } from './practice/practice.controller';
import { PracticeService } from './practice/practice.service';
import { ProofsService } from './practice/proofs.service';
import { ProposalsController } from './proposals/proposals.controller';
import { TargetsService } from './proposals/targets.service';
import { WeeksService } from './proposals/weeks.service';

@Module({
  imports: [AccountModule, MealplansModule],
  controllers: [
    CoursesController,
    CourseWritingController,
    ApplicationsController,
    CourseReviewController,
    PracticeController,
    GroupsController,
    MembersController,
    ProposalsController,
    AdherenceController,
    ConsultingController,
    ConsultationsController,
  ],
  providers: [
    CoursesService,
    CourseWriter,
    CourseClosing,
    CoursePlaces,
    CourseTold,
    MaterialService,
    ApplicationsService,
    Seats,
    CourseReview,
    ExpertDesk,
    ExpertOwnData,
    PracticeService,
    ProofsService,
    GroupCards,
    GroupsService,
    MembersService,
    JoiningService,
    TargetsService,
    WeeksService,
    AdherenceService,
    ConsultingService,
    ConsultationTimes,
    ConsultationShapes,
    ConsultationTold,
    BookingsService,
    RecordsService,
    DocumentsService,
    ConsultationRound,
    ConsultationsOwnData,
  ],
})
export class ExpertModule {}

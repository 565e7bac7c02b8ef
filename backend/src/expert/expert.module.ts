import { Module } from '@nestjs/common';
import { AccountModule } from '../account';
import { ApplicationsController } from './applications/applications.controller';
import { ApplicationsService } from './applications/applications.service';
import { CoursesController } from './courses/courses.controller';
import { CoursesService } from './courses/courses.service';
import { ExpertOwnData } from './own-data';

@Module({
  imports: [AccountModule],
  controllers: [CoursesController, ApplicationsController],
  providers: [CoursesService, ApplicationsService, ExpertOwnData],
})
export class ExpertModule {}

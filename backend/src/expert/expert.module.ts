import { Module } from '@nestjs/common';
import { AccountModule } from '../account';
import { CoursesController } from './courses/courses.controller';
import { CoursesService } from './courses/courses.service';

@Module({
  imports: [AccountModule],
  controllers: [CoursesController],
  providers: [CoursesService],
})
export class ExpertModule {}

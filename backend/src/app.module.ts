import { Module, type DynamicModule } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { AccountModule } from './account';
import { ExpertModule } from './expert';
import { GroceryCallsModule } from './grocery/grocery-calls.module';
import { MealplansModule } from './mealplans';
import type { Config } from './platform/config/config';
import { PlatformModule } from './platform/platform.module';
import { RecipesModule } from './recipes';

/** The platform and the five sections. */
@Module({})
export class AppModule {
  static with(config: Config, dataSource: DataSource): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(config, dataSource),
        AccountModule,
        RecipesModule,
        MealplansModule,
        GroceryCallsModule,
        ExpertModule,
      ],
    };
  }
}

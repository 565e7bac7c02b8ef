/** Whom an expert consults: who takes part in his courses, who is in his groups, both, or everybody. */
export const CONSULTATION_AUDIENCES = ['courses', 'groups', 'led', 'everybody'] as const;
export type ConsultationAudience = (typeof CONSULTATION_AUDIENCES)[number];

/** How somebody belongs to an expert. */
export interface Belonging {
  readonly course: boolean;
  readonly group: boolean;
}

/** Whether somebody may book a time. */
export function mayBook(audience: ConsultationAudience, { course, group }: Belonging): boolean {
  switch (audience) {
    case 'courses':
      return course;
    case 'groups':
      return group;
    case 'led':
      return course || group;
    case 'everybody':
      return true;
  }
}

/** What can be measured for a record: kilograms of weight, centimetres of the rest, with bounds that nobody is beyond. */
export const MEASURES = {
  weight: { least: 20, most: 400 },
  height: { least: 50, most: 260 },
  waist: { least: 30, most: 300 },
  hips: { least: 30, most: 300 },
  chest: { least: 30, most: 300 },
} as const;
export type Measure = keyof typeof MEASURES;
export const MEASURE_KEYS = Object.keys(MEASURES) as Measure[];

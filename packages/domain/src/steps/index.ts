export { AHEAD_KINDS, aheadOf, type Ahead, type AheadKind } from './ahead';
export { scaleStep, type StepOf, type StepPart } from './scale-step';
export { stepTimes, type StepTime } from './step-times';

export { scaleStep, type StepOf, type StepPart } from './scale-step';
export { stepTimes, type StepTime } from './step-times';

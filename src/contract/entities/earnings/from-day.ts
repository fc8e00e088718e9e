import { realDay } from '../shared/fields.ts'

/** Schema of the day of India from which a change of slabs or terms counts; left out = today. */
export const fromDay = () => realDay().optional()

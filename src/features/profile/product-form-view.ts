import type { FormPlan } from './form-step.ts'
import type { StepView } from './step-view.ts'

/** A product's form: its steps, how each looks, and where it leads. */
export interface ProductFormView {
  plan: FormPlan
  /** By the steps' names. */
  views: Readonly<Record<string, StepView>>
  /** Key of the words on the last button; 'profile:seeOffers' when absent. */
  lastButton?: string
}

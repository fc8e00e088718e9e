import type { ComponentType } from 'react'
import type { ServedProfile } from '#src/contract/entities/profile/profile.ts'
import type { OptionListName } from '#src/contract/option-lists/option-lists.ts'
import type { Answers } from '../profile-values.ts'
import type { FormPlan, FormStep } from './form-step.ts'

export interface InputsProps {
  profile: ServedProfile
  step: FormStep
  /** What the server has of every step. */
  answers: Answers
}

export interface AnswerWords {
  t: (key: string, values?: Record<string, unknown>) => string
  /** The words of a choice; empty while nothing is chosen. */
  option: (list: OptionListName, id: unknown) => string
}

/** How a step looks: its inputs, and one line that recalls what it was answered with. */
export interface StepView {
  Inputs: ComponentType<InputsProps>
  answer: (answers: Answers, words: AnswerWords) => string
}

export const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(', ')

/** A product's form: its steps, how each looks, and where it leads. */
export interface ProductFormView {
  plan: FormPlan
  /** By the steps' names. */
  views: Readonly<Record<string, StepView>>
  /** Key of the words on the last button; 'profile:seeOffers' when absent. */
  lastButton?: string
  /** Done when a step is saved, before the next one opens. */
  beforeNext?: (step: string) => Promise<void>
  /** Where the form leads, and where 'back' goes from its first step; absent = to the product's offers, back to the products. */
  after?: string
}

import { fieldsOf } from '../forms/form-step.ts'
import type { FormStep } from '../forms/form-step.ts'
import type { FormValue } from '../profile-values.ts'
import type { Autosave, AutosaveState } from './autosave.ts'

/** What a form types into: it keeps what is typed until the server has it. */
export type FormStore = Pick<
  Autosave<unknown>,
  'subscribe' | 'state' | 'failure' | 'typed' | 'refusal' | 'change' | 'flush' | 'leave'
>

/** The first field that the server has refused, and the step that asks it. */
export function refusedStep(
  steps: readonly FormStep[],
  keeper: FormStore,
): { step: FormStep; field: string } | undefined {
  for (const step of steps) {
    const field = fieldsOf(step).find((name) => keeper.refusal(name) !== undefined)
    if (field !== undefined) return { step, field }
  }
  return undefined
}

// The more there is to worry about, the further to the front.
const STATES: readonly AutosaveState[] = ['unsaved', 'saving', 'refused', 'typing', 'saved', 'idle']

/** One keeper of two: the application's own fields go to `own`, the others to the profile. */
export function joinFormStores(profile: FormStore, own: FormStore, isOwn: (field: string) => boolean): FormStore {
  const of = (field: string) => (isOwn(field) ? own : profile)
  return {
    subscribe: (listener) => {
      const stops = [profile.subscribe(listener), own.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    state: () => STATES.find((state) => profile.state() === state || own.state() === state) ?? 'idle',
    failure: () => profile.failure() ?? own.failure(),
    typed: (field) => of(field).typed(field),
    refusal: (field) => of(field).refusal(field),
    change: (field: string, value: FormValue, valid: boolean) => of(field).change(field, value, valid),
    flush: async () => (await Promise.all([profile.flush(), own.flush()])).every(Boolean),
    leave: () => {
      profile.leave()
      own.leave()
    },
  }
}

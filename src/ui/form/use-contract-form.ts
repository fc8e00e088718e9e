import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useForm } from 'react-hook-form'
import type { DefaultValues, FieldErrors, FieldPath, FieldValues, Mode, Resolver, UseFormReturn } from 'react-hook-form'
import type { Schema } from 'yup'
import type { EndpointKey, Endpoints } from '#src/contract/endpoints.ts'
import type { BodyOf } from '#src/contract/endpoints/endpoint.ts'
import { call } from '#src/lib/http/http.ts'
import type { AnswerOf, CallOptions } from '#src/lib/http/http.ts'
import { problemsOf } from '#src/lib/problems.ts'
import { toastError } from '#src/lib/toast.ts'
import type { FormHandle } from './form-handle.ts'
import { createRefusals, fieldAt } from './refusals.ts'

interface ContractFormOptions<V extends FieldValues, B, A> {
  /** With what the fields begin. */
  start: DefaultValues<V>
  /** What is stored and may be read again while somebody types: only untouched fields follow it. */
  stored?: V
  /** What was typed as the call takes it; without it the values are the body. */
  body?: (values: V) => B
  /** Makes the call, where something else has to happen with it; without it the call is made with the body alone. */
  send?: (body: B) => Promise<A>
  done?: (answer: A, body: B) => unknown
  /** What the contract cannot know, by field: a translation key or words. */
  check?: (values: V) => Readonly<Record<string, string | undefined>>
  /** Looks at a refusal first; true = it is dealt with, as a conflict of two editors is. */
  refused?: (error: unknown) => boolean
  /** Where a refusal is said that no field says: by the form, which shows `failure`, else as a toast. */
  failureIn?: 'toast' | 'form'
  /** When a field is judged before the first press; afterwards at every change. */
  mode?: Mode
}

export interface ContractForm<V extends FieldValues> extends FormHandle {
  /** react-hook-form's own hands on the values. */
  hands: UseFormReturn<V>
  /** The same for the fields inside, which know their names alone. */
  fields: UseFormReturn
  /** Says of the whole form why nothing was saved; null = nothing to say any more. */
  fail: (error: unknown) => void
}

/**
 * The one way to make a form: react-hook-form judged by the schema of the call that it makes. What the server refuses
 * stands at its field until that field changes, the first wrong field takes the focus, a second press while one is
 * under way does nothing, and what was typed stays until it is saved. Drawn by `Form`.
 */
export function useContractForm<K extends EndpointKey, V extends FieldValues, B extends BodyOf<Endpoints[K]>>(
  key: K,
  schema: Schema,
  options: ContractFormOptions<V, B, AnswerOf<K>> & { send?: undefined },
): ContractForm<V>
export function useContractForm<V extends FieldValues, B = V, A = unknown>(
  key: EndpointKey,
  schema: Schema,
  options: ContractFormOptions<V, B, A> & { send: (body: B) => Promise<A> },
): ContractForm<V>
export function useContractForm<V extends FieldValues, B, A>(
  key: EndpointKey,
  schema: Schema,
  options: ContractFormOptions<V, B, A>,
): ContractForm<V> {
  const { start, check, mode = 'onSubmit' } = options
  const bodyOf = options.body ?? ((values: V) => values as unknown as B)
  const sendIt = (body: B) => call(key, { body } as unknown as CallOptions<EndpointKey>) as Promise<A>
  const [refusals] = useState(createRefusals)
  const [failure, setFailure] = useState<unknown>(null)
  const sending = useRef(false)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  const resolver: Resolver<V> = (values) => {
    const told = Object.entries(check?.(values) ?? {}).filter(([, message]) => message)
    const wrong = { ...problemsOf(schema, bodyOf(values)), ...Object.fromEntries(told) }
    // What no field shows nobody could put right: the server says it.
    const errors = Object.entries(wrong).flatMap(([path, message]) => {
      const name = fieldAt(path, values)
      return name !== undefined && message ? [[name, { type: 'rule', message }]] : []
    })
    if (errors.length === 0) return { values, errors: {} }
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<V> }
  }
  const hands = useForm<V>({
    defaultValues: start,
    mode,
    resolver: refusals.beside(resolver),
  })

  useStored(hands, options.stored)

  const refuse = (error: unknown) => {
    if (refusals.show(hands, error)) return
    if (options.failureIn === 'form') setFailure(error)
    else toastError(error)
  }
  const send = async (values: V) => {
    const body = bodyOf(values)
    try {
      const answer = await (options.send ?? sendIt)(body)
      if (here.current) await options.done?.(answer, body)
    } catch (error) {
      if (here.current && options.refused?.(error) !== true) refuse(error)
    }
  }
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault()
    // A dialog stands inside the form of the page, in React's eyes, which must not be sent with it.
    event?.stopPropagation()
    if (sending.current) return
    sending.current = true
    setFailure(null)
    void hands
      .handleSubmit(send)()
      .finally(() => {
        sending.current = false
      })
  }
  return {
    hands,
    fields: hands as unknown as UseFormReturn,
    busy: hands.formState.isSubmitting,
    failure,
    submit,
    fail: setFailure,
  }
}

/** Untouched fields follow what is stored; what somebody has typed stays. */
function useStored<V extends FieldValues>({ getValues, setValue }: UseFormReturn<V>, stored: V | undefined): void {
  const before = useRef(stored)
  const text = JSON.stringify(stored)
  const follow = useEffectEvent(() => {
    for (const name of Object.keys(stored ?? {}) as FieldPath<V>[])
      if (getValues(name) === before.current?.[name] && stored) setValue(name, stored[name])
    before.current = stored
  })
  useEffect(() => follow(), [text])
}

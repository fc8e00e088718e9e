import { useEffect, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useForm } from 'react-hook-form'
import type { DefaultValues, FieldErrors, FieldValues, Mode, Resolver, UseFormReturn } from 'react-hook-form'
import type { Schema } from 'yup'
import type { EndpointKey, Endpoints } from '#src/contract/endpoints.ts'
import type { BodyOf } from '#src/contract/endpoints/endpoint.ts'
import { call } from '#src/lib/http.ts'
import type { CallOptions } from '#src/lib/http.ts'
import { problemsOf } from '#src/lib/problems.ts'
import { toastError } from '#src/lib/toast.ts'
import type { FormHandle } from './form-handle.ts'
import { createRefusals } from './refusals.ts'

/** The body of a call; what a call without one asks for goes in its address. */
type Sent<K extends EndpointKey, B> = [BodyOf<Endpoints[K]>] extends [undefined] ? B : B & BodyOf<Endpoints[K]>

interface ContractFormOptions<V extends FieldValues, B, A> {
  /** With what the fields begin. */
  start: DefaultValues<V>
  /** What was typed as the call takes it; without it the values are the body. */
  body?: (values: V) => B
  /** Makes the call, where something else has to happen with it; without it the call is made with the body alone. */
  send?: (body: B) => Promise<A>
  done?: (answer: A, body: B) => unknown
  /** What the contract cannot know, by field: a translation key or words. */
  check?: (values: V) => Readonly<Record<string, string | undefined>>
  /** Looks at a refusal first; true = it is dealt with, as a conflict of two editors is. */
  refused?: (error: unknown) => boolean
  /** Where a refusal that belongs to no field is said: as a toast, or by the form itself, which shows `failure`. */
  failureIn?: 'toast' | 'form'
  /** When a field is judged before the first press; afterwards at every change. */
  mode?: Mode
}

export interface ContractForm<V extends FieldValues> extends FormHandle {
  /** react-hook-form's own hands on the values. */
  hands: UseFormReturn<V>
  /** The same for the fields inside, which know their names alone. */
  fields: UseFormReturn
  /** Takes down why nothing was sent, and shows it at the fields it names. */
  refuse: (error: unknown) => void
}

/**
 * The one way to make a form: react-hook-form judged by the schema of the call that it makes. What the server refuses
 * stands at its field until that field changes, the first wrong field takes the focus, a second press while one is
 * under way does nothing, and what was typed stays until it is saved. Drawn by `Form`.
 */
export function useContractForm<K extends EndpointKey, V extends FieldValues, B = V, A = unknown>(
  key: K,
  schema: Schema,
  options: ContractFormOptions<V, Sent<K, B>, A>,
): ContractForm<V> {
  const { start, check, mode = 'onSubmit' } = options
  const bodyOf = options.body ?? ((values: V) => values as unknown as Sent<K, B>)
  const sendIt = (body: Sent<K, B>) => call(key, { body } as unknown as CallOptions<K>) as Promise<A>
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
    const wrong = { ...problemsOf(schema, bodyOf(values)), ...check?.(values) }
    // What no field shows nobody could put right: the server says it.
    const errors = Object.entries(wrong).flatMap(([path, message]) => {
      const name = path.split(/[.[]/)[0] ?? ''
      return name in values && message ? [[name, { type: 'rule', message }]] : []
    })
    if (errors.length === 0) return { values, errors: {} }
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<V> }
  }
  const hands = useForm<V>({ defaultValues: start, mode, resolver: refusals.beside(resolver) })

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
    refuse,
  }
}

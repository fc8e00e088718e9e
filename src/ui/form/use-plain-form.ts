import { useState } from 'react'
import type { Schema } from 'yup'
import { ApiError } from '#src/lib/api-error.ts'
import { problemsOf } from '#src/lib/problems.ts'
import { toastError } from '#src/lib/toast.ts'

export interface PlainForm<F extends string> {
  id: string
  values: Readonly<Record<F, string>>
  problems: Readonly<Record<string, string>>
  set: (field: F, typed: string) => void
  reset: (values: Record<F, string>) => void
  /** Shows what is wrong and moves to the first such field; true = something is. */
  check: (schema: Schema, body: unknown) => boolean
  /** The server's refusal at its fields, or as a toast where it names none of them. */
  refuse: (error: unknown) => void
}

/** A few lines of text that are sent together: what was typed stays until it is saved. */
export function usePlainForm<F extends string>(id: string, start: Record<F, string>): PlainForm<F> {
  const [values, setValues] = useState(start)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const point = (wrong: Record<string, string>): boolean => {
    setProblems(wrong)
    const first = (Object.keys(start) as F[]).find((field) => wrong[field])
    if (first) document.getElementById(`${id}-${first}`)?.focus()
    return first !== undefined
  }
  return {
    id,
    values,
    problems,
    set: (field, typed) => {
      setValues((before) => ({ ...before, [field]: typed }))
      setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== field)))
    },
    reset: (next) => {
      setValues(next)
      setProblems({})
    },
    check: (schema, body) => point(problemsOf(schema, body)),
    refuse: (error) => {
      if (!point(error instanceof ApiError ? (error.errors ?? {}) : {})) toastError(error)
    },
  }
}

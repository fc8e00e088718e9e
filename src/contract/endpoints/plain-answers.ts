import { mixed, string } from 'yup'
import { strictObject } from '../entities/shared/fields.ts'

export const anyRecord = mixed<Record<string, unknown>>().defined()

/** `{ message }`: what a call answers when it has nothing else to say. */
export const messageAnswer = strictObject({ message: string().defined() })

import type { InferType } from 'yup'
import { boolean, string } from '#src/contract/yup.ts'
import { strictObject } from '../shared/fields.ts'

const contact = () => strictObject({ value: string().defined(), verified: boolean().defined() })

/**
 * A customer's mobile number (ten digits) and e-mail address, empty while not given. Only a verified one signs in, and it
 * is nobody else's; one that was only typed may be anybody's.
 */
export const signInContactsSchema = strictObject({ mobile: contact(), email: contact() })
export type SignInContacts = InferType<typeof signInContactsSchema>

import { boolean, number, string } from 'yup'
import { liveSignInSchema } from '#src/contract/entities/identity/live-sign-in.ts'
import { signInContactsSchema } from '#src/contract/entities/identity/sign-in-contact.ts'
import { listOf, strictObject } from '#src/contract/entities/shared/fields.ts'
import { otp } from '#src/contract/rules/codes/otp-schema.ts'
import { defineEndpoints } from '../endpoint.ts'
import { messageAnswer } from '../plain-answers.ts'

const contactsAnswer = strictObject({ data: signInContactsSchema })

/** By what a customer signs in, how they prove another contact, and where they are signed in. */
export const signInContactEndpoints = defineEndpoints({
  getSignInContacts: {
    method: 'GET',
    path: '/api/sign-in-contacts',
    area: 'customer',
    owner: 'user_id',
    summary: 'The mobile number and the e-mail address, and which of them sign in.',
    masquerade: 'allow',
    response: contactsAnswer,
    limit: 'read',
  },
  sendContactCode: {
    method: 'POST',
    path: '/api/sign-in-contacts/send-code',
    area: 'customer',
    owner: 'user_id',
    summary:
      'Sends a code to a contact that is to sign in, with the code of the one that does; without `destination`, that one first. The answer is the same whoever has it.',
    masquerade: 'deny',
    body: strictObject({
      channel: string().oneOf(['mobile', 'email']).defined(),
      // Of the new contact. Without it the code goes to the one that has to agree.
      destination: string().max(254),
      old_otp: otp,
    }),
    response: strictObject({
      message: string().defined(),
      expires_in: number().defined(),
      resend_in: number().defined(),
      // The code may still arrive, and is good then.
      late: boolean().defined(),
      sandbox: boolean().defined(),
    }),
    limit: 'otp-send',
    audit: 'contact.code',
  },
  verifyContactCode: {
    method: 'POST',
    path: '/api/sign-in-contacts/verify',
    area: 'customer',
    owner: 'user_id',
    summary:
      'Trades the codes of the new contact and of the old: the new one signs in from now on, in place of the one there was. The old one is told.',
    masquerade: 'deny',
    body: strictObject({ otp: otp.defined(), old_otp: otp.defined() }),
    response: contactsAnswer,
    limit: 'otp-verify',
    audit: 'contact.verify',
  },
  listCustomerSessions: {
    method: 'GET',
    path: '/api/sign-ins',
    area: 'customer',
    summary: "The customer's own live sign-ins, this one first.",
    masquerade: 'deny',
    response: listOf(liveSignInSchema),
    limit: 'read',
  },
  endOtherCustomerSessions: {
    method: 'POST',
    path: '/api/sign-ins/end-others',
    area: 'customer',
    summary: "Ends all of the customer's sign-ins but this one.",
    masquerade: 'deny',
    response: messageAnswer,
    limit: 'write',
    audit: 'customer.session-end',
  },
  stopContactChange: {
    method: 'POST',
    path: '/api/sign-in-contacts/stop-change',
    area: 'customer',
    owner: 'user_id',
    summary: 'Stops a change of the sign-in that our support was asked for and the customer was not.',
    masquerade: 'deny',
    beforeIdentity: true,
    response: strictObject({
      message: string().defined(),
      /** False where it had happened or ended before. */
      stopped: boolean().defined(),
    }),
    limit: 'write',
    audit: 'contact.stop-change',
  },
})

import { defineEndpoints } from '../endpoint.ts'
import { messageAnswer } from '../plain-answers.ts'

/** A long mail in HTML, in the escaped writing of JSON. */
const MAIL_MAX_BYTES = 4 * 1024 * 1024

export const mailInEndpoints = defineEndpoints({
  receiveMail: {
    method: 'POST',
    path: '/api/mail-in',
    area: 'public',
    summary:
      'The provider of our mailbox brings a mail that answers one of ours; the signature covers the untouched body.',
    masquerade: 'deny',
    bodyKind: 'raw',
    maxBodyBytes: MAIL_MAX_BYTES,
    response: messageAnswer,
    limit: 'webhook',
  },
})

import { defineEndpoints } from '../endpoint.ts'
import { messageAnswer } from '../plain-answers.ts'

export const customerSessionEndpoints = defineEndpoints({
  logout: {
    method: 'POST',
    path: '/api/logout',
    area: 'customer',
    summary: 'Ends the customer session on the server.',
    masquerade: 'allow',
    beforeIdentity: true,
    response: messageAnswer,
    limit: 'session',
    audit: 'customer.sign-out',
  },
})

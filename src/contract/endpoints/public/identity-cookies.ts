import { number, string } from 'yup'
import { strictObject } from '#src/contract/entities/shared/fields.ts'
import { SESSION_ENDS } from '#src/contract/errors.ts'
import { defineEndpoints } from '../endpoint.ts'
import { messageAnswer } from '../plain-answers.ts'

export const cookieEndpoints = defineEndpoints({
  saveCookie: {
    method: 'POST',
    path: '/api/cookies/save',
    area: 'public',
    summary:
      'Keeps a named value for this browser. Names come from a closed list; a token name accepts only the token just minted for this cookie.',
    masquerade: 'allow',
    body: strictObject({
      name: string().max(64).defined(),
      value: string().max(2048).defined(),
      minutes: number().integer().min(1).max(1_000_000).optional(),
    }),
    response: messageAnswer,
    limit: 'session',
  },
  readCookie: {
    method: 'GET',
    path: '/api/cookies/read',
    area: 'public',
    summary: 'The kept value, or null. Where the token of a session that is over was kept, also why it is over, once.',
    masquerade: 'allow',
    query: strictObject({ name: string().max(64).defined() }),
    response: strictObject({ value: string().nullable().defined(), ended: string().oneOf(SESSION_ENDS).optional() }),
    limit: 'session',
  },
  deleteCookie: {
    method: 'POST',
    path: '/api/cookies/delete',
    area: 'public',
    summary: 'Forgets the value; deleting a token name signs that area out.',
    masquerade: 'allow',
    body: strictObject({ name: string().max(64).defined() }),
    response: messageAnswer,
    limit: 'session',
  },
})

import { callDeskSchema, callTeamSchema, endCallForm, markCallForm } from '../../entities/calls/call.ts'
import { strictObject } from '../../entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'
import { pathId } from '../path-id.ts'

const PAGES = ['telecalling'] as const
const TEAM = ['telecalling/team'] as const

const params = strictObject({ call_id: pathId() })
const data = strictObject({ data: callDeskSchema })

export const adminCallEndpoints = defineEndpoints({
  getCallDesk: {
    method: 'GET',
    path: '/api/calls',
    area: 'admin',
    pages: PAGES,
    summary:
      'Who may be called now, in order, who may not and why, whom the agent has taken, and their calls of today.',
    masquerade: 'deny',
    response: data,
    limit: 'read',
  },
  takeNextCall: {
    method: 'POST',
    path: '/api/calls/next',
    area: 'admin',
    pages: PAGES,
    summary:
      'Takes the next person for ten minutes: nobody else gets them meanwhile. The customer sees that staff looked.',
    masquerade: 'deny',
    response: data,
    limit: 'write',
    audit: 'call.take',
  },
  skipCall: {
    method: 'POST',
    path: '/api/calls/{call_id}/skip',
    area: 'admin',
    pages: PAGES,
    summary: 'Sets aside whom the agent has taken and not dialled; they rest for the rest of the ten minutes.',
    masquerade: 'deny',
    params,
    response: data,
    limit: 'write',
    audit: 'call.skip',
  },
  dialCall: {
    method: 'POST',
    path: '/api/calls/{call_id}/dial',
    area: 'admin',
    pages: PAGES,
    summary: 'Has the exchange connect the agent and the customer, if the customer may be called at this moment.',
    masquerade: 'deny',
    params,
    response: data,
    limit: 'write',
    audit: 'call.dial',
    auditedApart: true,
  },
  endCall: {
    method: 'POST',
    path: '/api/calls/{call_id}/end',
    area: 'admin',
    pages: PAGES,
    summary:
      'How a call ended, once. No calls stops them for good; a complaint opens a ticket; a call-back has a time.',
    masquerade: 'deny',
    params,
    body: endCallForm,
    response: data,
    limit: 'write',
    audit: 'call.end',
  },
  getCallTeam: {
    method: 'GET',
    path: '/api/calls/team',
    area: 'admin',
    pages: TEAM,
    summary: 'What each agent did today, by name, and the calls that somebody looks at again.',
    masquerade: 'deny',
    response: strictObject({ data: callTeamSchema }),
    limit: 'read',
  },
  markCall: {
    method: 'POST',
    path: '/api/calls/{call_id}/mark',
    area: 'admin',
    pages: TEAM,
    summary: 'How a call went that was drawn for a second look; never one’s own.',
    masquerade: 'deny',
    params,
    body: markCallForm,
    response: strictObject({ data: callTeamSchema }),
    limit: 'write',
    audit: 'call.mark',
  },
})

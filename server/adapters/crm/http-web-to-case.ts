import { AppError } from '#src/contract/errors.ts'
import type { Target } from '../outgoing/outgoing.ts'
import type { WebToCase } from './web-to-case.ts'

export interface HttpWebToCaseOptions {
  target: Target
  url: string
  orgId: string
  /** Default 10,000 ms. */
  timeoutMs?: number
}

/**
 * Posts the form as the customer-support system's web-to-case page would: fields orgid, name, email, phone, company,
 * description. The ticket number leads the description, so that a case forwarded twice is recognised. The form's answer
 * is a web page that says nothing reliable: any 2xx counts as taken.
 */
export function createHttpWebToCase({ target, url, orgId, timeoutMs = 10_000 }: HttpWebToCaseOptions): WebToCase {
  return {
    sandbox: false,
    async forward(request, ticket) {
      const form = new URLSearchParams({
        orgid: orgId,
        name: request.name,
        email: request.email,
        phone: request.phone,
        company: request.company ?? '',
        description: `[${ticket}] ${request.description}`,
      })
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      try {
        await target.post({ url, headers, body: form.toString(), timeoutMs, tries: 1, read: () => undefined })
      } catch (error) {
        throw new AppError('not_available', 'Customer support did not take the case.', { cause: error })
      }
    },
  }
}

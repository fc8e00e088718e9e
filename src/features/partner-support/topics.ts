import type { PartnerTopic } from '#src/contract/entities/support/partner-ticket.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'

/** The page of a topic; one ticket of it is named in the address. */
export const TOPIC_PATHS: Record<PartnerTopic, string> = {
  tech: pathTo('techSupport'),
  general: pathTo('generalQuery'),
}
export const ticketPath = ({ topic, ticket }: { topic: PartnerTopic; ticket: string }): string =>
  withQuery(TOPIC_PATHS[topic], { ticket })

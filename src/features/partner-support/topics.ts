import type { PartnerTopic } from '#src/contract/entities/support/partner-ticket.ts'

/** The page of a topic; one ticket of it is named in the address. */
export const TOPIC_PATHS: Record<PartnerTopic, string> = {
  tech: '/partner/communication/tech-support',
  general: '/partner/communication/general-query',
}
export const ticketPath = ({ topic, ticket }: { topic: PartnerTopic; ticket: string }): string =>
  `${TOPIC_PATHS[topic]}?ticket=${ticket}`

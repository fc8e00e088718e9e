import events from './service-events.json' with { type: 'json' }

/**
 * What a service message to many may tell of (TRAI TCCCPR 2018: a service message follows from what somebody has with
 * us). The list is closed, and so are the words of each event: whatever else is written is about offers, and goes only to
 * whoever agreed to that.
 */
export const SERVICE_EVENTS = ['documents_needed', 'with_the_lender', 'approved'] as const
export type ServiceEvent = (typeof SERVICE_EVENTS)[number]

/** Words of a message about an event, in both languages; the variables are the first name and the application's number. */
export interface ServiceWords {
  subject: string
  subject_hi: string
  text: string
  text_hi: string
  fill_1: 'first_name'
  fill_2: 'reference'
  fill_3: ''
}

/** With whose name an SMS ends: operators want to read there who sends it. */
const SENDER = ' CreditLane'

/** The words of an event by channel: an SMS has no subject, and ends with who sends it. */
export function serviceWords(event: ServiceEvent, channel: 'sms' | 'email'): ServiceWords {
  const { subject, subject_hi, text, text_hi } = events[event]
  return {
    ...(channel === 'sms'
      ? { subject: '', subject_hi: '', text: text + SENDER, text_hi: text_hi + SENDER }
      : { subject, subject_hi, text, text_hi }),
    fill_1: 'first_name',
    fill_2: 'reference',
    fill_3: '',
  }
}

/** States of an application in which the event is true: nobody else is told of it. */
export const eventStatuses = (event: ServiceEvent): readonly string[] => events[event].statuses

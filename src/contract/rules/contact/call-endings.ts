/** How a call ended that nobody took, or that was not with the right person. */
export const NOT_CONNECTED = ['no_answer', 'busy', 'off', 'unreachable', 'wrong_number', 'dropped'] as const

/** How a call ended in which the right person, or somebody near them, was spoken to. */
export const CONNECTED = [
  'call_back',
  'interested',
  'link_sent',
  'documents_promised',
  'done_elsewhere',
  'rate',
  'amount',
  'not_eligible',
  'not_interested',
  'no_calls',
  'complaint',
  'deceased',
  'language',
] as const

/** Every call has exactly one. */
export const CALL_ENDINGS = [...NOT_CONNECTED, ...CONNECTED] as const
export type CallEnding = (typeof CALL_ENDINGS)[number]

export const isConnected = (ending: CallEnding): boolean => CONNECTED.some((each) => each === ending)

/** What follows from an ending: the agent reads it before they save. */
type NextAct = 'again' | 'other_language' | 'promise' | 'theirs' | 'send_link' | 'rest' | 'leave' | 'stop' | 'ticket'

interface Next {
  act: NextAct
  /** Days until anybody calls about it again; 0 = as soon as the caps allow it, null = never. */
  wait: number | null
}

export const AFTER_ENDING: Record<CallEnding, Next> = {
  no_answer: { act: 'again', wait: 0 },
  busy: { act: 'again', wait: 0 },
  dropped: { act: 'again', wait: 0 },
  off: { act: 'again', wait: 1 },
  unreachable: { act: 'again', wait: 1 },
  wrong_number: { act: 'stop', wait: null },
  call_back: { act: 'promise', wait: 0 },
  interested: { act: 'theirs', wait: 2 },
  link_sent: { act: 'send_link', wait: 2 },
  documents_promised: { act: 'theirs', wait: 3 },
  done_elsewhere: { act: 'leave', wait: null },
  rate: { act: 'rest', wait: 30 },
  amount: { act: 'rest', wait: 30 },
  not_eligible: { act: 'leave', wait: null },
  not_interested: { act: 'leave', wait: null },
  no_calls: { act: 'stop', wait: null },
  complaint: { act: 'ticket', wait: null },
  deceased: { act: 'stop', wait: null },
  language: { act: 'other_language', wait: 1 },
}

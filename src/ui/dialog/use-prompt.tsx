import { useRef, useState } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Question {
  title: string
  text: string
  /** The word on the button that says yes. */
  confirm: string
}

/** Whoever was asked has said no: nothing is saved, and nothing needs to be said about it. */
export class Cancelled extends Error {}

/** Asks in the middle of a save. `ask` fails with `Cancelled`; `dialog` has to be drawn. */
export function usePrompt() {
  const [question, setQuestion] = useState<Question | null>(null)
  const answer = useRef<{ yes: () => void; no: (why: Cancelled) => void } | null>(null)
  const ask = (asked: Question) =>
    new Promise<void>((yes, no) => {
      answer.current = { yes, no }
      setQuestion(asked)
    })
  const end = (said: 'yes' | 'no') => {
    setQuestion(null)
    if (said === 'yes') answer.current?.yes()
    else answer.current?.no(new Cancelled())
  }
  const dialog = question && (
    <ConfirmDialog open {...question} onConfirm={() => end('yes')} onCancel={() => end('no')} />
  )
  return { ask, dialog }
}

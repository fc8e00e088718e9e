import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IDLE_COUNTDOWN_SECONDS } from '#src/contract/constants.ts'

/** Seconds at which a screen reader hears how long is left; the opening itself says 60. */
const SPOKEN: readonly number[] = [30, 10]

interface IdlePromptProps {
  secondsLeft: () => number
  onStay: () => void
  onLeave: () => void
}

/** The inactivity prompt: focus inside, the rest of the page out of reach. */
export function IdlePrompt({ secondsLeft, onStay, onLeave }: IdlePromptProps) {
  const { t } = useTranslation('common')
  const dialog = useRef<HTMLDialogElement>(null)
  const stay = useRef<HTMLButtonElement>(null)
  const [left, setLeft] = useState(IDLE_COUNTDOWN_SECONDS)
  const [spoken, setSpoken] = useState('')

  useEffect(() => {
    const before = document.activeElement
    const element = dialog.current
    if (element && !element.open) element.showModal()
    stay.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])

  useEffect(() => {
    const interval = setInterval(() => {
      const seconds = Math.min(secondsLeft(), IDLE_COUNTDOWN_SECONDS)
      setLeft(seconds)
      if (SPOKEN.includes(seconds)) setSpoken(t('idle.seconds', { count: seconds }))
    }, 1_000)
    return () => clearInterval(interval)
  }, [secondsLeft, t])

  return (
    <dialog
      ref={dialog}
      className="app-dialog"
      role="alertdialog"
      aria-labelledby="idle-title"
      aria-describedby="idle-text"
      onCancel={(event) => {
        event.preventDefault()
        onStay()
      }}
    >
      <h2 id="idle-title">{t('idle.title')}</h2>
      <p id="idle-text">{t('idle.text', { count: left })}</p>
      <p className="app-countdown" aria-hidden="true">
        {t('idle.seconds', { count: left })}
      </p>
      <p className="app-hidden" role="status">
        {spoken}
      </p>
      <div className="app-dialog-actions">
        <button type="button" className="app-button app-quiet" onClick={onLeave}>
          {t('idle.logOut')}
        </button>
        <button type="button" className="app-button" ref={stay} onClick={onStay}>
          {t('idle.stay')}
        </button>
      </div>
    </dialog>
  )
}

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import { Icon } from './icons.tsx'

const secondsUntil = (instant: number): number => Math.max(0, Math.ceil((instant - Date.now()) / 1000))

type ResendCodeProps = { resendAt: number; busy: boolean; onResend: () => void }

/** Counts down silently; when a new code may be asked for, that alone is announced. */
export function ResendCode({ resendAt, busy, onResend }: ResendCodeProps) {
  const { t } = useTranslation('verification')
  const [left, setLeft] = useState(() => secondsUntil(resendAt))

  useEffect(() => {
    const tick = () => setLeft(secondsUntil(resendAt))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [resendAt])

  return (
    <div className="row mt16 resend">
      {left > 0 ? (
        <span className="sm mut row g8" role="timer" aria-live="off">
          <Icon name="clock" size={18} />
          {/* Another element each second: a translated page would go on showing the first. */}
          <span key={left}>{t('resendIn', { time: `0:${String(left).padStart(2, '0')}` })}</span>
        </span>
      ) : (
        <Button look="text" small busy={busy} onClick={onResend}>
          {t('resend')}
        </Button>
      )}
      <span className="sr" role="status">
        {left === 0 ? t('resendReady') : ''}
      </span>
    </div>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnContactChange } from '#src/contract/entities/support/contact-change.ts'
import { dateTime } from '#src/lib/dates.ts'
import { call } from '#src/lib/http/http.ts'
import { patchSession } from '#src/lib/session/session-store.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'

/** Above every screen of a signed-in customer while somebody wants to change their sign-in: what was asked, and the way to stop it. */
export function ContactChangeNotice({ change }: { change: OwnContactChange }) {
  const { t } = useTranslation('contact-change')
  const [busy, setBusy] = useState(false)
  const stop = async () => {
    if (busy) return
    setBusy(true)
    try {
      const { stopped } = await call('stopContactChange')
      patchSession({ contactChange: null })
      if (stopped) toast.success(t('stopped'))
      else toast.warning(t('late'))
    } catch (error) {
      toastError(error)
      setBusy(false)
    }
  }
  return (
    <section className="wrap-c mt16" aria-labelledby="contact-change">
      <Note tone="warn">
        <h2 id="contact-change" className="h3">
          {t('title')}
        </h2>
        <p className="mt8">{t(change.channel, { asked: dateTime(change.asked_at) })}</p>
        <p className="mt8">{t('text', { earliest: dateTime(change.earliest_at) })}</p>
        <p className="mt12">
          <Button look="secondary" busy={busy} onClick={() => void stop()}>
            {t('stop')}
          </Button>
        </p>
      </Note>
    </section>
  )
}

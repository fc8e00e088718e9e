import './welcome-back.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, istDay, istInstant } from '#src/contract/rules/calendar.ts'
import { dateShort } from '#src/lib/dates.ts'
import { call } from '#src/lib/http/http.ts'
import { reasonOf } from '#src/lib/http/reason.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { RadioCard } from '#src/ui/form/fields/RadioCard.tsx'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { Sheet } from '#src/ui/site/Sheet.tsx'

const DAYS = [1, 3, 7] as const

// Ten in the morning in India: never at night, whenever it is asked for.
const remindAt = (days: number) => istInstant(addDays(istDay(new Date()), days), '10:00').toISOString()

/** "Remind me later": tomorrow, in three days or in a week, by the channel of the sign-in. */
export function RemindLater({ appId, byEmail }: { appId: string; byEmail: boolean }) {
  const { t } = useTranslation('welcome')
  const [open, setOpen] = useOpened<boolean>(false)
  const [days, setDays] = useState<(typeof DAYS)[number]>(1)
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [setFor, setSetFor] = useState<string | null>(null)

  const save = async () => {
    if (saving) return
    setSaving(true)
    setFailure(null)
    try {
      const at = remindAt(days)
      await call('createReminder', { body: { app_id: appId, remind_at: at } })
      setSetFor(at)
      setOpen(false)
    } catch (error) {
      setFailure(reasonOf(error, 'remind_at'))
    } finally {
      setSaving(false)
    }
  }

  return (
    <div className="mt8">
      <Button look="text" full onClick={() => setOpen(true)}>
        {t('remind.open')}
      </Button>
      <div role="status">
        {setFor && (
          <Note tone="ok">{t(byEmail ? 'remind.setEmail' : 'remind.setSms', { date: dateShort(setFor) })}</Note>
        )}
      </div>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('remind.title')}
        closeLabel={t('remind.cancel')}
        actions={
          <>
            <Button look="secondary" onClick={() => setOpen(false)}>
              {t('remind.cancel')}
            </Button>
            <Button busy={saving} onClick={() => void save()}>
              {t('remind.save')}
            </Button>
          </>
        }
      >
        <div role="radiogroup" aria-label={t('remind.title')} className="remind">
          {DAYS.map((choice) => (
            <RadioCard
              key={choice}
              name="remind"
              label={t(`remind.days.${choice}`)}
              checked={days === choice}
              onSelect={() => setDays(choice)}
            />
          ))}
        </div>
        {failure && (
          <div className="mt16">
            <Note tone="err" role="alert">
              {failure}
            </Note>
          </div>
        )}
      </Sheet>
    </div>
  )
}

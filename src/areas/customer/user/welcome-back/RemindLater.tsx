import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, istDay, istInstant } from '#src/contract/rules/calendar.ts'
import { dateShort } from '#src/lib/dates.ts'
import { call } from '#src/lib/http/http.ts'
import { reasonOf } from '#src/lib/http/reason.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { RadioCard } from '#src/ui/form/fields/RadioCard.tsx'
import { Note } from '#src/ui/site/Note.tsx'

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
    <Box sx={{ mt: 2 }}>
      <Button fullWidth onClick={() => setOpen(true)}>
        {t('remind.open')}
      </Button>
      <div role="status">
        {setFor && (
          <Note tone="ok">{t(byEmail ? 'remind.setEmail' : 'remind.setSms', { date: dateShort(setFor) })}</Note>
        )}
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="remind-title" fullWidth>
        <DialogTitle id="remind-title">{t('remind.title')}</DialogTitle>
        <DialogContent>
          <Box role="radiogroup" aria-labelledby="remind-title" sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
            {DAYS.map((choice) => (
              <RadioCard
                key={choice}
                name="remind"
                label={t(`remind.days.${choice}`)}
                checked={days === choice}
                onSelect={() => setDays(choice)}
              />
            ))}
          </Box>
          {failure && (
            <Box sx={{ mt: 4 }}>
              <Note tone="err" role="alert">
                {failure}
              </Note>
            </Box>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={() => setOpen(false)}>
            {t('remind.cancel')}
          </Button>
          <Button variant="contained" onClick={() => void save()} loading={saving}>
            {t('remind.save')}
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  )
}

import { useTranslation } from 'react-i18next'
import type { Loan } from '#src/contract/entities/loans/loan.ts'
import { REMINDER_DAYS } from '#src/contract/entities/loans/reminder-days.ts'
import type { ReminderDays } from '#src/contract/entities/loans/reminder-days.ts'
import { dateShort } from '#src/lib/dates.ts'
import { reasonOf } from '#src/lib/http/reason.ts'
import { toast } from '#src/lib/toast.ts'
import { ChoiceChips } from '#src/ui/ChoiceChips.tsx'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { useEmiReminder } from './hooks.ts'

/** A message some days before each payment, for whoever wants it: one press turns it on, one turns it off. */
export function EmiReminder({ loan }: { loan: Loan }) {
  const { t } = useTranslation('loan')
  const wish = useEmiReminder(loan.app_id)
  const { reminder } = loan
  const ask = (days_before: ReminderDays | null) => {
    if (wish.isPending) return
    wish.mutate(days_before, {
      onSuccess: () => toast.success(t(days_before === null ? 'remind.offDone' : 'remind.done')),
    })
  }
  return (
    <section className="mt20 no-print" aria-labelledby="loan-remind">
      <h3 className="h3" id="loan-remind">
        {t('remind.title')}
      </h3>
      <p className="sm mut mt4">
        {reminder ? t('remind.on', { on: dateShort(reminder.on), due: dateShort(reminder.due_on) }) : t('remind.text')}
      </p>
      <ChoiceChips
        className="chips mt12"
        label={t('remind.title')}
        choices={REMINDER_DAYS.map((days) => ({
          value: days,
          text: t('remind.days', { count: days }),
          busy: wish.isPending && wish.variables === days,
        }))}
        isOn={(days) => days === reminder?.days_before}
        onChoose={ask}
        look="button"
        after={
          reminder && (
            <Button look="text" small busy={wish.isPending && wish.variables === null} onClick={() => ask(null)}>
              {t('remind.off')}
            </Button>
          )
        }
      />
      {wish.error && (
        <div className="mt12">
          <Note tone="err" role="alert">
            {reasonOf(wish.error, 'days_before')}
          </Note>
        </div>
      )}
    </section>
  )
}

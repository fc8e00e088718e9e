import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContactChoice, ServedContactRules } from '#src/contract/entities/privacy/privacy.ts'
import { canReach, CONTACT_CHANNELS, CONTACT_PURPOSES } from '#src/contract/rules/contact/contact-rules.ts'
import type { ContactChannel, ContactPurpose } from '#src/contract/rules/contact/contact-rules.ts'
import { useChooseContact, useContactRules } from '#src/features/privacy/hooks.ts'
import { dateShort } from '#src/lib/dates.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { CheckboxLine } from '#src/ui/site/CheckboxLine.tsx'
import { FieldMessage } from '#src/ui/site/FieldMessage.tsx'
import { PrivacySection } from './PrivacySection.tsx'
import { QuietMode } from './QuietMode.tsx'

/** Who may contact the customer, for what and how; below it, the switch that silences everybody. */
export function ContactChoicesSection() {
  const { t } = useTranslation('privacy')
  const rules = useContactRules()
  return (
    <>
      <PrivacySection
        id="contact"
        title={t('contact.title')}
        lead={t('contact.lead')}
        query={rules}
        failed={t('contact.failed')}
      >
        {rules.data && <Choices rules={rules.data} />}
      </PrivacySection>
      {rules.data && <QuietMode quietUntil={rules.data.quiet_until} />}
    </>
  )
}

function Choices({ rules }: { rules: ServedContactRules }) {
  const { t } = useTranslation(['privacy', 'rules'])
  const choose = useChooseContact()
  const [refused, setRefused] = useState(false)
  const { choices, reachable } = rules
  // The box shows the new choice at once, until the server's answer takes the place of what it changes.
  const [pending, setPending] = useState<(ContactChoice & { of: ServedContactRules }) | null>(null)

  const isOn = (purpose: ContactPurpose, channel: ContactChannel) =>
    pending?.of === rules && pending.purpose === purpose && pending.channel === channel
      ? pending.allowed
      : choices[purpose][channel]

  const onChoose = (purpose: ContactPurpose, channel: ContactChannel, allowed: boolean) => {
    if (choose.isPending) return
    const next = { ...choices, [purpose]: { ...choices[purpose], [channel]: allowed } }
    const lost = purpose === 'service' && !allowed && !canReach(next, reachable)
    setRefused(lost)
    if (lost) return
    setPending({ purpose, channel, allowed, of: rules })
    choose.mutate(
      { purpose, channel, allowed },
      {
        onSuccess: () => toast.success(t('privacy:contact.saved')),
        onError: (failure) => {
          setPending(null)
          toastError(failure)
        },
      },
    )
  }

  return (
    <>
      {rules.no_calls_since !== null && (
        <p className="mt16">{t('privacy:contact.noCalls', { at: dateShort(rules.no_calls_since) })}</p>
      )}
      {CONTACT_PURPOSES.map((purpose) => (
        <fieldset key={purpose} className="purpose">
          <legend className="h4">{t(`privacy:contact.purpose.${purpose}`)}</legend>
          <p className="sm mut mt4">{t(`privacy:contact.help.${purpose}`)}</p>
          <div className="channels mt8">
            {CONTACT_CHANNELS.map((channel) => (
              <CheckboxLine
                key={channel}
                checked={isOn(purpose, channel)}
                onChange={(allowed) => onChoose(purpose, channel, allowed)}
              >
                {t(`privacy:contact.channel.${channel}`)}
              </CheckboxLine>
            ))}
          </div>
          <FieldMessage
            id={`${purpose}-refused`}
            error={purpose === 'service' && refused ? t('rules:contact.service') : null}
          />
        </fieldset>
      ))}
      {!reachable.email && <p className="sm mut">{t('privacy:contact.noEmail')}</p>}
      {!reachable.sms && <p className="sm mut">{t('privacy:contact.noPhone')}</p>}
    </>
  )
}

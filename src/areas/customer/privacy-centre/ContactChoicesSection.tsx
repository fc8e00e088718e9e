import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContactChoice, ServedContactRules } from '#src/contract/entities/privacy/privacy.ts'
import { canReach, CONTACT_CHANNELS, CONTACT_PURPOSES } from '#src/contract/rules/contact/contact-rules.ts'
import type { ContactChannel, ContactPurpose } from '#src/contract/rules/contact/contact-rules.ts'
import { useChooseContact, useContactRules } from '#src/features/privacy/hooks.ts'
import { dateShort } from '#src/lib/dates.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { CheckboxLine } from '#src/ui/site/fields/CheckboxLine.tsx'
import { FieldMessage } from '#src/ui/site/fields/FieldMessage.tsx'
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

const isOf =
  ({ purpose, channel }: Pick<ContactChoice, 'purpose' | 'channel'>) =>
  (each: ContactChoice): boolean =>
    each.purpose === purpose && each.channel === channel

function Choices({ rules }: { rules: ServedContactRules }) {
  const { t } = useTranslation(['privacy', 'rules'])
  const choose = useChooseContact()
  const [refused, setRefused] = useState(false)
  const { choices, reachable } = rules
  /** The newest of each box, until the server's answer has taken its place. */
  const [pressed, setPressed] = useState<readonly (ContactChoice & { saved?: true })[]>([])
  const waiting = pressed.filter(
    ({ purpose, channel, allowed, saved }) => !saved || choices[purpose][channel] !== allowed,
  )
  if (waiting.length < pressed.length) setPressed(waiting)

  const isOn = (purpose: ContactPurpose, channel: ContactChannel) =>
    pressed.find(isOf({ purpose, channel }))?.allowed ?? choices[purpose][channel]

  const onChoose = async (choice: ContactChoice) => {
    const { purpose, channel, allowed } = choice
    const own = Object.fromEntries(CONTACT_CHANNELS.map((each) => [each, isOn(purpose, each)]))
    const next = { ...choices, [purpose]: { ...own, [channel]: allowed } }
    const lost = purpose === 'service' && !allowed && !canReach(next, reachable)
    setRefused(lost)
    if (lost) return
    const isOther = (each: ContactChoice) => each !== choice
    setPressed((before) => [...before.filter((each) => !isOf(choice)(each)), choice])
    try {
      await choose.mutateAsync(choice)
      setPressed((before) => before.map((each) => (isOther(each) ? each : { ...choice, saved: true })))
      toast.success(t('privacy:contact.saved'))
    } catch (failure) {
      setPressed((before) => before.filter(isOther))
      toastError(failure)
    }
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
                onChange={(allowed) => void onChoose({ purpose, channel, allowed })}
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

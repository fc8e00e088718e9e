import { useTranslation } from 'react-i18next'
import { useContacts } from '#src/features/privacy/hooks.ts'
import { dateTime } from '#src/lib/dates.ts'
import { LongList } from './LongList.tsx'
import { PrivacySection } from './PrivacySection.tsx'

/** Every message sent and every call made, so that a call from somebody else stands out. */
export function ContactsSection() {
  const { t } = useTranslation('privacy')
  const contacts = useContacts()
  return (
    <PrivacySection id="contacts" title={t('contacts.title')} query={contacts} failed={t('contacts.failed')}>
      {contacts.data?.length === 0 && <p className="mt16">{t('contacts.empty')}</p>}
      <LongList
        items={(contacts.data ?? []).map(({ contact_id, about, channel, purpose, at }) => ({
          key: String(contact_id),
          content: (
            <>
              <p>{t(`contacts.about.${about}`)}</p>
              <p className="sm mut">
                {[t(`contact.channel.${channel}`), t(`contacts.purpose.${purpose}`), dateTime(at)].join(' · ')}
              </p>
            </>
          ),
        }))}
      />
    </PrivacySection>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import type { Consent } from '#src/contract/entities/privacy/consent.ts'
import { useConsentText } from '#src/features/consents/hooks.ts'
import { currentLanguage } from '#src/lib/i18n.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { Button } from '#src/ui/site/Button.tsx'
import { Sheet } from '#src/ui/site/Sheet.tsx'

interface ConsentWordsProps {
  consent: Consent
  line: string
  recipient: string
}

/** Opens the words that were on the screen when this was agreed to, whatever they are today. */
export function ConsentWords({ consent: { purpose, version, words: shown }, line, recipient }: ConsentWordsProps) {
  const { t } = useTranslation('privacy')
  const { name: brand } = useBrand()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const text = useConsentText({ purpose, version }, open && shown === null)
  const names: Record<string, string> = { brand, lender: recipient, bank: recipient, insurer: recipient, version }
  // Names go where they were; a link is read without its mark.
  const plain = (words: string) =>
    words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => names[name] ?? '...').replace(/<[^>]+>/g, '')
  return (
    <>
      <button type="button" className="textlink xs block" onClick={() => setOpen(true)}>
        {t('consents.read')}
        <span className="sr">: {line}</span>
      </button>
      <Sheet
        open={open}
        onClose={close}
        title={t('consents.words')}
        closeLabel={t('common:close')}
        actions={
          <Button look="secondary" onClick={close}>
            {t('common:close')}
          </Button>
        }
      >
        {shown === null ? (
          <Loaded query={text} failed={t('consents.wordsFailed')} waiting={null}>
            {(words) =>
              words[currentLanguage()].map((paragraph, at) => (
                <p key={at} className="sm mt8">
                  {plain(paragraph)}
                </p>
              ))
            }
          </Loaded>
        ) : (
          <p className="sm mt8">{plain(shown[currentLanguage()])}</p>
        )}
        <p className="xs mut mt12">{version}</p>
      </Sheet>
    </>
  )
}

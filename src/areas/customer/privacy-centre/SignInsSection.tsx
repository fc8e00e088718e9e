import { useTranslation } from 'react-i18next'
import { useEndOtherSignIns, useSignIns } from '#src/features/privacy/hooks.ts'
import { signInWords } from '#src/features/sign-ins/sign-in-words.ts'
import { useSession } from '#src/lib/session/session.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { LongList } from './LongList.tsx'
import { PrivacySection } from './PrivacySection.tsx'

/** Where the customer is signed in, and one button that ends it everywhere else. It is theirs alone. */
export function SignInsSection() {
  const masquerade = useSession((session) => session.masquerade !== null)
  return masquerade ? null : <OwnSignIns />
}

function OwnSignIns() {
  const { t } = useTranslation('sign-ins')
  const signIns = useSignIns()
  const end = useEndOtherSignIns()
  const endOthers = () => {
    if (end.isPending) return
    end.mutate(undefined, { onSuccess: () => toast.success(t('endedOthers')), onError: toastError })
  }
  return (
    <PrivacySection id="sign-ins" title={t('title')} query={signIns} failed={t('failed')}>
      <LongList
        items={(signIns.data ?? []).map((signIn) => {
          const { device, facts } = signInWords(t, signIn)
          return {
            key: signIn.session_id,
            content: (
              <>
                <p>{signIn.current ? t('current') : device}</p>
                <p className="sm mut">{facts}</p>
              </>
            ),
          }
        })}
      />
      {signIns.data && signIns.data.length > 1 ? (
        <div className="mt16">
          <Button look="secondary" busy={end.isPending} onClick={endOthers}>
            {t('endOthers')}
          </Button>
        </div>
      ) : (
        <p className="sm mut mt12">{t('alone')}</p>
      )}
    </PrivacySection>
  )
}

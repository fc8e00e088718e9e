import { useTranslation } from 'react-i18next'
import { toast } from '#src/lib/toast.ts'
import { Button } from '#src/ui/site/Button.tsx'

/** The code that the store takes, and a press to copy it. `name` tells one button from the next. */
export function VoucherCode({ code, name }: { code: string; name: string }) {
  const { t } = useTranslation('vouchers')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      toast.success(t('copied'))
    } catch {
      // An old browser, or one that forbids it: the code itself can be selected.
      toast.error(t('notCopied'))
    }
  }
  return (
    <div className="row wrap between voucher-code">
      <p>
        <span className="sm mut block">{t('code')}</span>
        <span className="h3">{code}</span>
      </p>
      <Button look="secondary" small onClick={() => void copy()}>
        {t('copy')}
        <span className="sr">: {name}</span>
      </Button>
    </div>
  )
}

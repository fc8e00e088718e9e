import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import { at, choose, heading, next, recordSaves, saved, typeInto } from './form-driver.ts'

describe('the whole profile of a personal loan', () => {
  test('is completed with the keyboard alone and leads to the offers with an application', async () => {
    const { user, browser } = await renderApp(at('personal-information'), { actor: 'consumerA' })
    await heading('About you')
    await typeInto(user, 'First name', 'Asha')
    await typeInto(user, 'Last name', 'Patil')
    await typeInto(user, 'Date of birth', '14081994')
    await typeInto(user, 'PAN', 'abcpp1234f')
    await choose(user, 'Female')
    await next(user)

    await heading('Your home')
    expect(screen.getByLabelText('Mobile number')).toHaveValue('9876543210')
    expect(screen.getByLabelText('Mobile number')).toHaveAttribute('readonly')
    await typeInto(user, 'Email', 'asha@example.in')
    await typeInto(user, 'Address line 1', 'Plot 14, Cidco N-4')
    await typeInto(user, 'Pincode', '431001')
    await choose(user, 'Rented')
    expect(screen.queryByLabelText(/rent/i, { selector: 'input:not([type=radio])' })).toBeNull()
    await next(user)

    await heading('Your work and income')
    await choose(user, 'Salaried')
    await typeInto(user, 'Employer name', 'Sunrise Textiles')
    await typeInto(user, 'Office pincode', '431001')
    await typeInto(user, 'Monthly income', '85000')
    await user.selectOptions(screen.getByLabelText('How is your salary paid?'), 'Bank transfer')
    await typeInto(user, 'EMIs you already pay each month', '0')
    await next(user)

    await heading('Your loan')
    expect(screen.getByLabelText('SMS about offers and reminders')).not.toBeChecked()
    expect(screen.getByLabelText('Emails about offers and reminders')).not.toBeChecked()
    await typeInto(user, 'Loan amount you want', '300000')
    expect(screen.getByLabelText('Loan amount you want')).toHaveValue('3,00,000')
    await next(user, 'Save and see offers')

    await waitFor(() => expect(window.location.pathname).toBe('/user/offers'))
    const applications = await browser.call('listApplications')
    expect(applications.data.map(({ status }) => status)).toEqual(['draft'])
  })

  test.each([
    ['431001', 'Aurangabad, Maharashtra'],
    ['400050', 'Mumbai, Maharashtra'],
    // India Post has none.
    ['999999', '6 digits'],
  ])('says where %s is', async (pincode, place) => {
    const { user } = await renderApp(at('contact-details'), { actor: 'consumerA' })
    await heading('Your home')
    expect(screen.getByLabelText('Pincode')).toHaveAccessibleDescription('6 digits')
    await typeInto(user, 'Pincode', pincode)
    await waitFor(() => expect(screen.getByLabelText('Pincode')).toHaveAccessibleDescription(place))
  })

  test('posts only the field that changed', async () => {
    const saves = recordSaves()
    const { user } = await renderApp(at('personal-information'), { actor: 'consumerA' })
    await heading('About you')
    await typeInto(user, 'First name', 'Asha')
    await user.tab()
    await saved()
    expect(saves).toEqual([{ first_name: 'Asha' }])
  })

  test('names what is wrong, focuses the first field, and keeps what was typed', async () => {
    const { user } = await renderApp(at('contact-details'), { actor: 'consumerA' })
    await heading('Your home')
    await typeInto(user, 'Address line 1', '12/4 MG Road')
    await next(user)
    expect(await screen.findByText('4 fields need your attention')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter your email address')
    expect(screen.getByLabelText('Address line 1')).toHaveValue('12/4 MG Road')
    expect(screen.getByText('Write 12-4 instead of 12/4')).toBeVisible()
    expect(window.location.search).toBe('?step=contact-details')
  })

  test('shows PAN and birth date masked later, and replaces them only as a whole', async () => {
    const saves = recordSaves()
    const { user } = await renderApp(at('personal-information'), {
      actor: 'consumerA',
      prepare: async ({ browser, userId }) => {
        await browser.call('updateUser', {
          params: { id: userId },
          body: { tin: 'ABCPK1234F', birth_date: '14-08-1994' },
        })
      },
    })
    await heading('About you')
    expect(screen.getByLabelText('PAN')).toHaveValue('ABCP*****F')
    expect(screen.getByLabelText('PAN')).toHaveAttribute('readonly')
    expect(screen.getByLabelText('Date of birth')).toHaveValue('**/**/1994')
    await user.click(screen.getByRole('button', { name: 'Change: PAN' }))
    expect(screen.getByLabelText('PAN')).toHaveFocus()
    expect(screen.getByLabelText('PAN')).toHaveValue('')
    await user.click(screen.getByRole('button', { name: 'Keep the old one: PAN' }))
    expect(screen.getByLabelText('PAN')).toHaveValue('ABCP*****F')
    await user.click(screen.getByRole('button', { name: 'Change: PAN' }))
    await user.keyboard('ABCPZ9999F')
    await user.tab()
    await saved()
    expect(saves).toEqual([{ tin: 'ABCPZ9999F' }])
  })

  test('speaks Hindi, and keeps what was typed when the language changes', async () => {
    const { user } = await renderApp(at('contact-details'), { actor: 'consumerA' })
    await heading('Your home')
    await typeInto(user, 'Pincode', '4310')
    await user.tab()
    expect(await screen.findByText('Please enter a valid 6 digit pincode')).toBeVisible()
    const [language] = screen.getAllByText('हिन्दी')
    if (!language) throw new Error('no language switch')
    await user.click(language)
    await heading('आपका घर')
    expect(await screen.findByLabelText('पिनकोड')).toHaveValue('4310')
    expect(screen.getByText('कृपया 6 अंकों का सही पिनकोड दर्ज करें।')).toBeVisible()
    expect(screen.getByText('किराये का घर')).toBeVisible()
  })

  test('an update that is required says what to bring up to date', async () => {
    await renderApp(at('personal-information'), {
      actor: 'consumerA',
      prepare: async ({ server, userId }) => {
        await server.database.db.execute(`update customers set pl_update_required = 1 where user_id = ${userId}`)
      },
    })
    await heading('About you')
    expect(screen.getByText('Your details need an update.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Work and income' })).toBeVisible()
  })
})

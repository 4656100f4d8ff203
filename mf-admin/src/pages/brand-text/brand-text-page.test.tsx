import '@testing-library/jest-dom';
import { changeBrandText, readBrandText } from '@sendahead/shared-contracts/console/brand-text-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { screen } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';

const standard = { title: 'Questions people ask', body: '## When?\n\nA day before.' };
const own = { title: 'Before you ski', body: '## Wax?\n\nAlways.' };
const text = answering(readBrandText, { brand: 'Sendahead Snow', fields: own, standard });
const history = answering(changeHistory, { changes: [] });
const openText = (...answers: Parameters<typeof openConsole>[1]) =>
  openConsole('/admin/brands/ski/texts/questions', [...answers, text, history], 'admin_plus');

describe('the page of a text of a brand', () => {
  it('BR-01 sends only the changed fields, with their previous values', async () => {
    const { user, called } = openText(answering(changeBrandText, { success: true }));
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.type(title, 'Snow questions');
    await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
    expect(called(changeBrandText.name).at(-1)?.input).toEqual({
      params: { slug: 'ski', name: 'questions' },
      body: { fields: { title: 'Snow questions' }, expected: { title: own.title } },
    });
  });

  it('fills in the standard text, which is saved like any other', async () => {
    const { user } = openText();
    await user.click(await screen.findByRole('button', { name: 'Use the standard text' }));
    expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveValue(standard.body);
    expect(screen.getByRole('button', { name: 'Save 2 changes' })).toBeEnabled();
  });

  it('keeps the typed text when a colleague has changed the page since', async () => {
    const { user } = openText(
      answering(changeBrandText, () => {
        throw refusal(409, 'changed_since');
      }),
    );
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/changed/);
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Before you ski!');
  });

  it('links to the brand’s other texts, and marks the open one', async () => {
    openText();
    expect(await screen.findByRole('link', { name: 'Start page questions' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute(
      'href',
      '/admin/brands/ski/texts/help',
    );
    expect(await screen.findByRole('link', { name: 'Back to Sendahead Snow' })).toBeVisible();
  });

  it('asks before another page replaces unsaved changes', async () => {
    const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { user } = openText();
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
    await user.click(screen.getByRole('link', { name: 'Help' }));
    expect(ask).toHaveBeenCalledWith('You have unsaved changes. Leave without saving?');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Before you ski!');
    ask.mockReturnValue(true);
    await user.click(screen.getByRole('link', { name: 'Help' }));
    expect(window.location.pathname).toBe('/admin/brands/ski/texts/help');
    ask.mockRestore();
  });
});

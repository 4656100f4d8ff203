import { asWords, jobWords, mailWords, refundStateWords } from './order.ts';

describe('codes in words', () => {
  it.each([
    ['label_ready', 'Label ready'],
    ['void_wanted', 'Void requested'],
    ['changed.outbound', 'Changed outbound'],
    ['cancelled', 'Canceled'],
  ])('%s reads "%s"', (code, words) => {
    expect(asWords(code)).toBe(words);
  });

  it.each([
    [{ queue: 'buy-labels', state: 'completed' }, 'Label purchase done'],
    [{ queue: 'refund-payment', state: 'failed' }, 'Refund failed'],
    [{ queue: 'of-a-later-release', state: 'active' }, 'Of a later release in progress'],
  ])('a job says what it does and how it went: %j', (job, words) => {
    expect(jobWords(job)).toBe(words);
  });

  it.each([
    ['labels_ready.outbound.2', 'Labels ready, outbound'],
    ['traveler.1Mz6hBohP-54hv90lXBx_W.labels_ready.return.1', 'Labels ready, return, to a traveler'],
    ['refund.rfd_5Qe', 'Refund'],
    ['confirmation', 'Confirmation'],
  ])('the email %s reads "%s"', (kind, words) => {
    expect(mailWords(kind)).toBe(words);
  });

  it('CO-79 a refund that was undone is not shown as done', () => {
    expect(refundStateWords({ state: 'done', taken_back: true })).toBe('undone before it was paid');
    expect(refundStateWords({ state: 'done' })).toBe('sent to the payment provider');
  });
});

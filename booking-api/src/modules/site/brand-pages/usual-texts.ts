/** A page as it is written: paragraphs apart by an empty line, `## ` a heading, lines with `- ` a list. */
export interface BrandText {
  readonly title: string;
  readonly body: string;
}

const terms: BrandText = {
  title: 'Terms',
  body: `These terms are between you and {name}. By placing an order you accept them.

## What we do

We collect your bags at the place and on the day that you choose, hand them to a carrier, and have them delivered to the place that you name. The day of arrival is shown before you pay. It is what the carrier plans for that service.

## What you pay

The price that you see before you place the order is the price you pay. It covers the transport, the chosen cover and the pickup. Duties and taxes of the country of arrival are not part of it.

## What you may send

Pack your bags so that they close and carry what is printed on the label. Do not send:

- cash, jewellery, passports or medicine that you need
- anything that burns, explodes, leaks or spoils
- batteries that are not built into a device
- anything that is forbidden where it comes from or goes to

## Changes and cancelling

Until your bags are picked up you can change or cancel the order: call {help_phone} or write to {help_email}. What is refused or costs more is told before you confirm.

## Loss, damage and delay

Tell us within 30 days, with pictures of the damage. We pay for what was lost or damaged up to the cover that you chose. If a bag arrives after the day that was shown, we look at what it cost you and refund what the carrier's service promised.`,
};

const privacy: BrandText = {
  title: 'Privacy',
  body: `{name} uses what you tell it to send your bags, and for nothing that you would not expect.

## What we keep

- names, addresses, phone numbers and mail addresses of who sends and who receives
- what you send, when and where to
- your orders, and what you told us about them

Card numbers are entered on a page of the payment provider. We never see or keep them.

## Who gets it

The carrier gets what stands on the label. The place that receives your bags, a club, a hotel or a school, gets what it needs to hand them to you. The payment provider gets the amount and who pays. Nobody else does, and nothing is sold.

## What stays in your browser

One cookie keeps you signed in and your booking yours. What you enter is kept in this browser so that a reload loses nothing. There are no cookies of advertisers.

## What you can ask for

You can see, correct and delete what we keep about you. Write to {help_email}. Orders are kept for as long as the law asks for.`,
};

const help: BrandText = {
  title: 'Help',
  body: `Call {help_phone} or write to {help_email}. Tell us the order number if you have one; it is in the mail that we sent you.

## How do I pack?

Close every bag, take off old labels, and put the new label where it can be read. Fill what is hollow so that nothing moves. Golf clubs travel best in a hard case or with their heads covered.

## When do I have to be there?

For a pickup, somebody hands the bags over on the day that you chose. If you drop them off at the carrier, any time before the store closes is fine.

## How early should I send?

Choose the day on which the bags should be there and look at the day of pickup that goes with it. We suggest one day more than you need.

## Where are my bags?

Our mails tell you when they are picked up and when they arrive, with the carrier's tracking numbers.

## I want to change something

Call us, or write, before the bags are picked up. Until then, addresses and days can be changed.

## Something arrived broken, or not at all

Call us. Keep the bag and the wrapping, and take pictures.`,
};

const accessibility: BrandText = {
  title: 'Accessibility',
  body: `{name} is to be usable by everybody who travels. We build to the Web Content Accessibility Guidelines 2.2, level AA, and test every release against them.

## What you can rely on

- everything works with the keyboard alone, and the focus is always visible
- every field has a name, and every error is told in words beside its field
- text can be enlarged to 400 percent without scrolling sideways
- colours keep their contrast in light and dark, and nothing is told by colour alone
- nothing moves if your system asks for reduced motion

## What does not work yet

The card fields are those of the payment provider, in a frame of their own. The map of the route is a drawing; what it shows stands beside it in words.

## Tell us

If something is in your way, call {help_phone} or write to {help_email}. We book for you on the phone at the same price, and we mend what you found.`,
};

const questions: BrandText = {
  title: 'Questions people ask',
  body: `## When should I send my {item}?

Have it arrive one business day before you do. Enter your day above, and each service shows its pickup day.

## Do I have to be home for the pickup?

Somebody hands the {items} to the driver. You can also drop off at a carrier store on the same day.

## How do I get the label?

We email the labels before pickup. Print them at home, or show the code at a carrier store.

## Does the {place} know that my {item} is coming?

The label names you and the day. Write your arrival in the note to the {place} when you book.

## What if my plans change?

Change the day or the address, or cancel, online until pickup. You see the difference before you confirm.`,
};

/** What every brand says, unless its own data says otherwise; `{name}` and the like stand for words of the brand. */
export const usualTexts: Readonly<Record<string, BrandText>> = {
  terms,
  privacy,
  help,
  accessibility,
  questions,
};

/**
 * The syntax of a page: paragraphs separated by an empty line, `## ` for a heading, lines with `- ` for a
 * list, `[words](/page)` for a link.
 */
export interface BrandText {
  readonly title: string;
  readonly body: string;
}

const terms: BrandText = {
  title: 'Terms',
  body: `These terms are between you and {name}, a brand of {company}. By placing an order, you accept them.

## What we do

We pick up your bags on the day and at the place you choose, or you drop them off. A carrier delivers them to the address you give. We show the arrival date before you pay. It is the carrier's plan for that service.

## What you pay

You pay the price shown when you place the order. It includes shipping, the coverage you choose and pickup. It does not include duties or taxes in the destination country. If the carrier later charges for weight, size or an address, we ask you to pay that difference.

## What you can ship

Close your bags securely and attach our label. Do not ship:

- cash, jewelry, passports or medicine you need
- anything that burns, explodes, leaks or spoils
- batteries that are not built into a device
- anything that is illegal at the origin or the destination

## Changing or canceling

You can change or cancel an order yourself until the carrier has your bags. Open it under [Your orders](/orders). We show any price difference or refund before you confirm.

## Loss, damage and delay

Report a problem on your order page within 30 days, with photos of any damage. We pay for lost or damaged items up to your coverage. If a ground shipment arrives late, we credit your account. There is no form to fill in. We give no credit for weather, customs, a wrong address or a missed delivery. If another service is late, call us or report it, and we trace your bags.

## How to reach us

Call {help_phone} or email {help_email}. Answers to common questions are under [Help](/help).`,
};

const privacy: BrandText = {
  title: 'Privacy',
  body: `{name} uses your details to ship your bags, and for nothing you would not expect.

## What we keep

- names, addresses, phone numbers and emails of senders and recipients
- what you ship, when and where
- your orders, and what you tell us about them

You enter card numbers on our payment provider's page. We never see or keep them.

## Who sees it

The carrier sees what is on the label. The place that receives your bags sees what it needs to hand them to you. The payment provider sees the amount and who pays. No one else does, and we sell nothing.

## What stays in your browser

One cookie keeps you signed in and your booking yours. Your browser saves your entries, so reloading the page loses nothing. There are no advertising cookies.

## Your choices

You can see, correct, download and delete your data in [your account](/account). Questions? Email {help_email}. We keep order records for as long as the law requires.`,
};

const help: BrandText = {
  title: 'Help',
  body: `Call {help_phone} or email {help_email}. Have your order number ready if you can. It is in your confirmation email and under [Your orders](/orders).

## How do I pack?

Close each bag, remove old labels, and attach the new label where it can be read. Fill empty spaces so nothing moves. Put golf clubs, skis and anything fragile in a hard case, or pad them well.

## Do I need to be there for the pickup?

Someone needs to hand over the bags on the pickup day. If you drop them off, your order page says by what time.

## How early should I ship?

Choose the day you need your bags, and we show the pickup day that goes with it. We suggest allowing one extra day.

## Where are my bags?

Open your order under [Your orders](/orders) to track each bag. We also email you when the carrier has your bags and when they arrive.

## Can I track without signing in?

Yes. Enter the order number and the email of the order under [Track an order](/track).

## How do I get labels without a printer?

Open your order under [Your orders](/orders). If your carrier's stores can print them, press No printer? Show a QR code. The store prints the labels from it.

## Do I have to deal with customs?

Only if your bags go to another country. After you order, list what's in each bag under [Your orders](/orders). We fill in the customs forms from your list. Put a copy of the traveler's passport with each bag's papers. Local customs may charge duty and tax, which our price does not include.

## Can I change or cancel?

Yes. Open your order under [Your orders](/orders) and choose a new date, a new address, or cancel. You can do this until the carrier has your bags.

## How long does a refund take?

We show the amount before you confirm. A card shows the refund within 3 to 5 days. A refund to your account credit takes minutes.

## A bag arrived damaged, or is lost

Report it on your order page under [Your orders](/orders). Keep the bag and its packing, and take photos.

## What is covered?

We pay for lost or damaged items, up to the coverage of the bag. You choose it for each bag when you book:

{coverage}

Late bags and what is left out are in our [terms](/terms).

## How do I make a claim?

Open your order under [Your orders](/orders), go to Help with this order, and press Report a problem. It shows until when you can report. Say what happened, what it was worth, and add photos or receipts. You follow the answer in the same place.

## A bag is late

Open your order under [Your orders](/orders) to see the new day. Then call us, and we will find it.`,
};

const accessibility: BrandText = {
  title: 'Accessibility',
  body: `Everyone who travels should be able to use {name}. We build to the Web Content Accessibility Guidelines 2.2, level AA, and test every release against them.

## What you can rely on

- everything works with the keyboard alone, and you can always see the focus
- every field has a name, and every error has words next to its field
- you can enlarge text to 400 percent without scrolling sideways
- colors keep their contrast in light and dark, and color is never the only sign
- nothing moves if your system asks for reduced motion

## What does not work yet

The card fields come from our payment provider, in a separate frame. The route map is a drawing. The same details appear next to it in words.

## Contact us

If something gets in your way, call {help_phone} or email {help_email}. We can book for you by phone at the same price, and we fix what you find.`,
};

const questions: BrandText = {
  title: 'Questions people ask',
  body: `## When should I send my {item}?

Have it arrive one business day before you do. Enter your day above, and each service shows its pickup day.

## Do I have to be home for the pickup?

Someone must hand the {items} to the driver: you, a neighbor or a front desk. You can also drop off at a carrier store.

## How do I get the label?

We email the labels before pickup. Print them at home, or show the code at a carrier store.

## Does the {place} know that my {item} is coming?

The label shows your name. To tell the {place} more, send it the arrival letter from your order page.

## What if my plans change?

Change the day or the address, or cancel, online until pickup. You see the difference before you confirm.`,
};

/**
 * Every brand's text, unless its own data overrides it; `{name}` and other placeholders are replaced by the
 * brand's words.
 */
export const defaultTexts: Readonly<Record<string, BrandText>> = {
  terms,
  privacy,
  help,
  accessibility,
  questions,
};

import type { LetterLanguage } from '@sendahead/shared-contracts/orders/arrival-letter-calls';

/** The contents of a letter, already in its language. */
export type LetterFacts = {
  guests: string;
  pieces: number;
  carrier: string;
  arrives: string;
  /** When the bags are picked up again; null when they are not. */
  leaves: string | null;
  numbers: string;
  order: string;
  /** The guest's dates, as a sentence; '' when they are unknown. */
  stay: string;
  /** The customer's note to the place, in their words; '' without one. */
  note: string;
};
type Words = {
  title: string;
  /** To a hotel, resort or club. */
  toDesk: string;
  /** To a home, by its recipient's name. */
  toPerson(name: string): string;
  closing: string;
  /** After the name of a ship. */
  sails(day: string): string;
  /** After a student's hall and room. */
  movesIn(day: string): string;
  /** The guest's stay; one of its days may be unknown. */
  stay(from: string | null, until: string | null): string;
  body(facts: LetterFacts): string[];
};

const stayIn =
  (
    both: (from: string, until: string) => string,
    arrives: (from: string) => string,
    leaves: (until: string) => string,
  ): Words['stay'] =>
  (from, until) => {
    if (from !== null && until !== null) return both(from, until);
    if (from !== null) return arrives(from);
    return until === null ? '' : leaves(until);
  };

/** The letter in each language, in the polite form for a hotel. */
export const letterWords: Readonly<Record<LetterLanguage, Words>> = {
  en: {
    title: 'Luggage sent ahead for a guest',
    toDesk: 'To the front desk',
    sails: (day) => `sails ${day}`,
    movesIn: (day) => `moves in ${day}`,
    toPerson: (name) => `To ${name}`,
    stay: stayIn(
      (from, until) => `The guest stays from ${from} to ${until}.`,
      (from) => `The guest arrives on ${from}.`,
      (until) => `The guest stays until ${until}.`,
    ),
    body: ({ guests, pieces, carrier, arrives, leaves, numbers, order, note, stay }) => [
      `${pieces === 1 ? 'One piece' : `${pieces} pieces`} of luggage for ${guests} will arrive by ${carrier} on ${arrives}.`,
      'Please accept the delivery and keep it safe until the guest arrives. There is nothing to pay.',
      ...(leaves ? [`The luggage will be picked up on ${leaves}.`] : []),
      ...(stay ? [stay] : []),
      ...(note ? [`A note from the guest: “${note}”`] : []),
      `Tracking numbers: ${numbers}. Order ${order}.`,
    ],
    closing: 'Thank you very much.',
  },
  fr: {
    title: 'Bagages d’un client, envoyés à l’avance',
    toDesk: 'À l’attention de la réception',
    sails: (day) => `départ en mer le ${day}`,
    movesIn: (day) => `emménagement le ${day}`,
    toPerson: (name) => `À l’attention de ${name}`,
    stay: stayIn(
      (from, until) => `Le client séjourne chez vous du ${from} au ${until}.`,
      (from) => `Le client arrive le ${from}.`,
      (until) => `Le client séjourne chez vous jusqu’au ${until}.`,
    ),
    body: ({ guests, pieces, carrier, arrives, leaves, numbers, order, note, stay }) => [
      `${pieces === 1 ? 'Un bagage' : `${pieces} bagages`} pour ${guests} vous ${pieces === 1 ? 'sera livré' : 'seront livrés'} par ${carrier} le ${arrives}.`,
      'Merci d’accepter la livraison et de la garder jusqu’à l’arrivée du client. Il n’y a rien à payer.',
      ...(leaves ? [`Les bagages seront repris le ${leaves}.`] : []),
      ...(stay ? [stay] : []),
      ...(note ? [`Message du client : « ${note} »`] : []),
      `Numéros de suivi : ${numbers}. Commande ${order}.`,
    ],
    closing: 'Avec nos remerciements.',
  },
  es: {
    title: 'Equipaje de un huésped, enviado por adelantado',
    toDesk: 'A la atención de la recepción',
    sails: (day) => `zarpa el ${day}`,
    movesIn: (day) => `entra el ${day}`,
    toPerson: (name) => `A la atención de ${name}`,
    stay: stayIn(
      (from, until) => `El huésped se aloja con ustedes del ${from} al ${until}.`,
      (from) => `El huésped llega el ${from}.`,
      (until) => `El huésped se aloja con ustedes hasta el ${until}.`,
    ),
    body: ({ guests, pieces, carrier, arrives, leaves, numbers, order, note, stay }) => [
      `${pieces === 1 ? 'Una pieza' : `${pieces} piezas`} de equipaje para ${guests} llegará${pieces === 1 ? '' : 'n'} con ${carrier} el ${arrives}.`,
      'Les rogamos que acepten la entrega y la guarden hasta la llegada del huésped. No hay nada que pagar.',
      ...(leaves ? [`El equipaje se recogerá de nuevo el ${leaves}.`] : []),
      ...(stay ? [stay] : []),
      ...(note ? [`Mensaje del huésped: «${note}»`] : []),
      `Números de seguimiento: ${numbers}. Pedido ${order}.`,
    ],
    closing: 'Muchas gracias.',
  },
  de: {
    title: 'Vorausgeschicktes Gepäck eines Gastes',
    toDesk: 'An den Empfang',
    sails: (day) => `läuft aus am ${day}`,
    movesIn: (day) => `Einzug am ${day}`,
    toPerson: (name) => `An ${name}`,
    stay: stayIn(
      (from, until) => `Der Gast ist von ${from} bis ${until} bei Ihnen.`,
      (from) => `Der Gast kommt am ${from} an.`,
      (until) => `Der Gast ist bis ${until} bei Ihnen.`,
    ),
    body: ({ guests, pieces, carrier, arrives, leaves, numbers, order, note, stay }) => [
      `${pieces === 1 ? 'Ein Gepäckstück' : `${pieces} Gepäckstücke`} für ${guests} ${pieces === 1 ? 'kommt' : 'kommen'} mit ${carrier} am ${arrives} bei Ihnen an.`,
      'Bitte nehmen Sie die Lieferung an und bewahren Sie sie bis zur Ankunft des Gastes auf. Es ist nichts zu bezahlen.',
      ...(leaves ? [`Das Gepäck wird am ${leaves} wieder abgeholt.`] : []),
      ...(stay ? [stay] : []),
      ...(note ? [`Nachricht des Gastes: „${note}“`] : []),
      `Sendungsnummern: ${numbers}. Auftrag ${order}.`,
    ],
    closing: 'Vielen Dank.',
  },
  it: {
    title: 'Bagagli di un ospite, spediti in anticipo',
    toDesk: 'Alla cortese attenzione della reception',
    sails: (day) => `salpa ${day}`,
    movesIn: (day) => `ingresso ${day}`,
    toPerson: (name) => `Alla cortese attenzione di ${name}`,
    stay: stayIn(
      (from, until) => `L’ospite soggiorna da voi da ${from} a ${until}.`,
      (from) => `L’ospite arriva ${from}.`,
      (until) => `L’ospite soggiorna da voi fino a ${until}.`,
    ),
    body: ({ guests, pieces, carrier, arrives, leaves, numbers, order, note, stay }) => [
      `${pieces === 1 ? 'Un bagaglio' : `${pieces} bagagli`} per ${guests} ${pieces === 1 ? 'arriverà' : 'arriveranno'} con ${carrier} il ${arrives}.`,
      'Vi preghiamo di accettare la consegna e di custodirla fino all’arrivo dell’ospite. Non c’è nulla da pagare.',
      ...(leaves ? [`I bagagli saranno ritirati il ${leaves}.`] : []),
      ...(stay ? [stay] : []),
      ...(note ? [`Messaggio dell’ospite: «${note}»`] : []),
      `Numeri di tracciamento: ${numbers}. Ordine ${order}.`,
    ],
    closing: 'Grazie mille.',
  },
  ja: {
    title: 'お客様の手荷物の事前配送について',
    toDesk: 'フロントご担当者様',
    sails: (day) => `${day}出港`,
    movesIn: (day) => `${day}入居`,
    toPerson: (name) => `${name} 様`,
    stay: stayIn(
      (from, until) => `ご滞在は ${from} から ${until} までです。`,
      (from) => `お客様のご到着は ${from} です。`,
      (until) => `ご滞在は ${until} までです。`,
    ),
    body: ({ guests, pieces, carrier, arrives, leaves, numbers, order, note, stay }) => [
      `${guests} 様のお荷物 ${pieces} 個が、${carrier} にて ${arrives} に到着する予定です。`,
      'お手数ですが、お受け取りのうえ、お客様のご到着までお預かりくださいますようお願いいたします。お支払いは不要です。',
      ...(leaves ? [`お荷物は ${leaves} に集荷されます。`] : []),
      ...(stay ? [stay] : []),
      ...(note ? [`お客様からの伝言：「${note}」`] : []),
      `追跡番号：${numbers}　注文番号：${order}`,
    ],
    closing: 'どうぞよろしくお願いいたします。',
  },
};

/** The rules in our own words: `rule.SECTION.N` are the paragraphs; learn/sections.ts says which editions they are for. */
export const rules = {
  'rule.title': 'The rules',
  'rule.intro': 'All editions and expansions, in our own words. Choose an edition to read only what it plays.',
  'rule.search': 'Search rules, cards and words',
  'rule.found': '{n} {n:place|places} found',
  'rule.none': 'Nothing found for “{words}”.',
  'rule.clear': 'Clear the search',
  'rule.contents': 'Contents',
  'rule.edition': 'Edition',
  'rule.every': 'All editions',
  'rule.cards': 'All cards',
  'rule.glossary': 'Glossary',
  'rule.statues': 'The eight statues',
  'rule.officials': 'The Officials',
  'rule.officials.about': 'Which Official gives what is our own deck; the rulebook only says what Officials can give.',
  'rule.tiles': 'The Tomb tiles',

  'rule.goal': 'The aim of the game',
  'rule.goal.1': 'Lead a dynasty through two ages of Egypt. You win provinces at auction, settle Farmers there, offer gold to Amun-Re and build Pyramids. Whoever has most points in the end wins.',
  'rule.goal.2': 'The Old Kingdom and the New Kingdom have three rounds each, and each round four phases: Auction, Market, Offering, Harvest. Provinces are scored after rounds 3 and 6, and after round 6 gold too.',
  'rule.goal.3': 'A tie for first place goes to whoever has most Pyramids in own provinces, then most Stones there; after that the victory is shared.',
  'rule.goal.4': 'One row of numbers runs through everything: 1, 3, 6, 10, 15, 21, 28, 36. So much do 1, 2, 3 or more of one kind cost together, and these are the spaces for bids.',

  'rule.setup': 'The beginning',
  'rule.setup.1': 'Everyone begins with 20 gold, a Theft card and an Architect.',
  'rule.setup.2': 'Everyone is dealt two start Schemes and keeps one of them in secret; the others leave the game.',
  'rule.setup.3': 'Three provinces for each player are in the game, with Officials four.',
  'rule.setup.4': 'The remaining provinces are put away, and nobody knows which they are.',
  'rule.setup.5': 'The remaining provinces are shown and blocked: nobody can win them.',
  'rule.setup.6': 'The temple track: a collective offering up to 2 puts the temple on 1, from 3 on 2, from 13 on 3, from 23 on 4.',
  'rule.setup.7': 'With 2 or 3 players a smaller temple track is used: from 3 on 2, from 9 on 3, from 15 on 4.',

  'rule.favours': 'Favour cards and gold',
  'rule.favours.1': 'Favour cards are bought in the Market, come with some provinces and can be taken as gifts. Each kind belongs to one phase; on your own turn you play at most one of each kind in it.',
  'rule.favours.2': 'Whenever you have a decision to make you may sell Favour cards for 1 gold each. Theft is no Favour card: it always stays with you.',
  'rule.favours.3': 'When the deck runs out, the discarded cards become the new one. Nobody can buy or take more cards than there are.',
  'rule.favours.4': 'How many cards you hold is open; which ones is secret. Gold is secret too, unless the table plays with open gold.',

  'rule.auction.1': 'As many provinces come up as there are players. In turn order, round and round, everyone puts a Scribe on a bid space of one of them.',
  'rule.auction.2': 'Your Scribe is not placed yet: you must bid. It is outbid: you must bid again, for another province than the one it leaves; later it may come back. It is not outbid: you must pass.',
  'rule.auction.3': 'A bid must be higher than every Scribe on the province, and you must be able to pay it, Favour cards in hand counting 1 gold each.',
  'rule.auction.4': 'When every province holds exactly one Scribe, the Auction ends at once. In turn order everyone pays, takes the province and then its blessing; so the 12 gold of Dakhla do not help to pay for Dakhla.',
  'rule.auction.5': 'Bids end at 36.',
  'rule.auction.6': 'Bids may go on past 36: 45, 55 and so on.',
  'rule.auction.7': 'Protection goes wherever your Scribe goes, and keeps the space above it free. Bribery holds to the end of the Auction.',

  'rule.market.1': 'Each player takes one turn and may buy first Favour cards, then Farmers, then Stones: each kind once, any number or none.',
  'rule.market.2': 'Favour cards: say how many, pay, then draw. The limit is the number of icons in the one province of yours that shows most.',
  'rule.market.3': 'Farmers: no more than your provinces have empty fields. They are placed at once.',
  'rule.market.4': 'Stones: any number, laid in your provinces one by one. The third Stone in a province at once makes a Pyramid, in whatever phase it comes.',
  'rule.market.5': 'Architect and Cultivation can be played at any time of your turn, even when you have just bought them.',

  'rule.offering.1': 'Everyone secretly lays down at least 1 gold, or Theft. Influence may go with either. All is shown at once, and the gold is gone.',
  'rule.offering.2': 'All the gold together, less 3 for each Theft, is the collective offering. Then, in turn order, each Influence adds or takes 3. The result puts the temple on 1, 2, 3 or 4.',
  'rule.offering.3': 'The offerings set the new turn order, the highest first and thieves last. Ties keep their present order.',
  'rule.offering.4': 'The highest offering makes the new starting player; in a tie, whoever comes first clockwise from the present one. The others follow clockwise.',
  'rule.offering.5': 'If everyone steals, the temple stands on 1 and the order stays as it is.',

  'rule.gifts.1': 'The highest offering brings 3 gifts, the second 2, all others 1. A thief takes 3 gold instead and keeps the Theft card.',
  'rule.gifts.2': 'A gift is a Favour card, whatever your icons, or a Farmer on an empty field, or a Stone. Say once how many cards you take; you see them before you choose the other gifts. Gifts must be taken.',
  'rule.gifts.3': 'Architect and Cultivation cannot be played here.',
  'rule.gifts.4': 'With two players the second takes 2 gifts only for at least half of the other’s gold, and 1 otherwise.',

  'rule.harvest.1': 'Each Farmer in your provinces pays what the temple shows, 1 to 4 gold. A mine always pays; a caravan only with the temple on 1 or 2.',
  'rule.harvest.2': 'Harvest cards are played on one of your provinces each, and no province bears two of them.',

  'rule.scoring.1': 'After rounds 3 and 6 everyone scores, in this order:',
  'rule.scoring.2': 'A side of the Nile without any Pyramid scores for nobody. Where Stones do not break a tie, every tied owner scores 5, once a side.',
  'rule.scoring.3': 'Schemes are shown in turn order, any number of different ones. What you do not show you keep.',

  'rule.between.1': 'After the first scoring all Scribes and Farmers leave, but for the two Farmers printed in Baharya. Pyramids and Stones stay and wait for a new owner.',
  'rule.between.2': 'The same provinces are shuffled and come up again. Gold and cards stay with the players.',

  'rule.end': 'The end: gold',
  'rule.end.1': 'After the last Province scoring remaining Favour cards are sold for 1 gold each. Most gold scores 6 points, the second most 4, the third most 2.',
  'rule.end.2': 'Players who tie all score their rank, and as many of the next awards fall away.',
  'rule.end.3': 'With two players the second scores 4 only with at least half of the other’s gold, and 2 otherwise.',

  'rule.expert.1': 'Everyone is dealt three province cards for the age and holds them in secret. At the start of each round all choose one and show them together: these provinces come up.',
  'rule.expert.2': 'For the New Kingdom the used cards are shuffled and dealt again. It cannot be combined with Officials.',

  'rule.module.officials.1': 'For 2 or 3 players; 2 can play only so. Twice as many provinces as players lie open, an Official on each.',
  'rule.module.officials.2': 'You bid with two Scribes, never both in one province. A Scribe not yet used must bid; when both are placed, an outbid one must move, and you say which if both are; otherwise you pass.',
  'rule.module.officials.3': 'When each open province holds one Scribe, in turn order: pay both bids, keep one of the two provinces with its blessing, and be helped by the Official of the other. Delegation swaps the two Officials first.',
  'rule.module.officials.4': 'The province you do not keep stays open for the next round of the age. It counts for the most Pyramids on its side even without an owner.',

  'rule.module.statues.1': 'In each round of the Old Kingdom a statue comes to the first province that comes up, with 4 or 5 players to the second too. It stays there to the end of the game.',
  'rule.module.statues.2': 'Whoever controls the province has its ability, until the age ends. Two Tribute Schemes join the deck.',

  'rule.module.pharaoh.1': 'Whenever somebody outbids another, the Pharaoh moves to that province. Whoever takes it gains a token, and the Pharaoh leaves until the next Auction.',
  'rule.module.pharaoh.2': 'Each token brings 1 gift more in every Offering, but nothing to a thief. The tokens go back after the Old Kingdom. Two Pharaoh’s Blessing Schemes join the deck.',

  'rule.module.afterlife.1': 'In the Market you first may buy Tomb tiles, at the usual prices. You draw them blind into your secret collection.',
  'rule.module.afterlife.2': 'A gift may also be to build a tile. On your gift turn you may build more of them, for 2 discards each: Favour cards or tiles of your collection.',
  'rule.module.afterlife.3': 'A tile goes into the base, or onto two neighbours below. It pays what it shows, and once more for each like tile below it that it is joined to.',
  'rule.module.afterlife.4': 'At the end of the game each complete row scores 3 points. Four Afterlife cards join the deck.',

  'rule.module.promos.1': 'Two each of Glory, Greed, Popularity and Export join the Favour deck.',
} as const;

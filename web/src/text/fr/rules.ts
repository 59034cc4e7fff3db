export const rules = {
  'rule.title': 'Les règles',
  'rule.intro': 'Toutes les éditions et extensions, avec nos propres mots. Choisissez une édition pour ne lire que la sienne.',
  'rule.search': 'Chercher dans les règles, cartes et mots',
  'rule.found': '{n} {n:passage trouvé|passages trouvés}',
  'rule.none': 'Rien trouvé pour « {words} ».',
  'rule.clear': 'Effacer la recherche',
  'rule.contents': 'Sommaire',
  'rule.edition': 'Édition',
  'rule.every': 'Toutes les éditions',
  'rule.cards': 'Toutes les cartes',
  'rule.glossary': 'Glossaire',
  'rule.statues': 'Les huit statues',
  'rule.officials': 'Les Officiels',
  'rule.officials.about': 'Ce que donne chaque Officiel est notre propre paquet ; le livret dit seulement ce que les Officiels peuvent donner.',
  'rule.tiles': 'Les tuiles Tombeau',

  'rule.goal': 'Le but du jeu',
  'rule.goal.1': 'Menez une dynastie à travers deux époques de l’Égypte. Vous gagnez des provinces aux enchères, y installez des Paysans, offrez de l’or à Amun-Re et bâtissez des Pyramides. Qui a le plus de points à la fin gagne.',
  'rule.goal.2': 'L’Ancien et le Nouveau Royaume comptent trois tours chacun, et chaque tour quatre phases : enchères, marché, offrandes, récoltes. Les provinces sont décomptées après les tours 3 et 6, et l’or aussi après le tour 6.',
  'rule.goal.3': 'Une égalité en tête revient à qui a le plus de Pyramides dans ses provinces, puis le plus de Pierres ; ensuite la victoire est partagée.',
  'rule.goal.4': 'Une suite de nombres traverse tout le jeu : 1, 3, 6, 10, 15, 21, 28, 36. C’est le prix de 1, 2, 3 pièces ou plus d’une même sorte, et ce sont les cases des offres.',

  'rule.setup': 'Le début',
  'rule.setup.1': 'Chacun commence avec 20 or, une carte Vol et un Architecte.',
  'rule.setup.2': 'Chacun reçoit deux objectifs de départ et en garde un en secret ; les autres quittent la partie.',
  'rule.setup.3': 'Trois provinces par personne sont en jeu, quatre avec les Officiels.',
  'rule.setup.4': 'Les autres provinces sont écartées sans que personne les connaisse.',
  'rule.setup.5': 'Les autres provinces sont montrées et bloquées : personne ne peut les gagner.',
  'rule.setup.6': 'La piste du temple : une offrande collective jusqu’à 2 place le temple sur 1, à partir de 3 sur 2, de 13 sur 3, de 23 sur 4.',
  'rule.setup.7': 'À 2 ou 3, la piste est plus courte : à partir de 3 sur 2, de 9 sur 3, de 15 sur 4.',

  'rule.favours': 'Cartes Faveur et or',
  'rule.favours.1': 'Les cartes Faveur s’achètent au marché, viennent avec certaines provinces et se prennent en prime. Chaque sorte appartient à une phase ; à votre tour, vous en jouez une au plus de chaque sorte.',
  'rule.favours.2': 'Dès que vous avez une décision à prendre, vous pouvez vendre des cartes Faveur à 1 or pièce. Vol n’est pas une carte Faveur : il reste toujours à vous.',
  'rule.favours.3': 'Quand la pioche est vide, la défausse en devient une nouvelle. Personne ne peut acheter ou prendre plus de cartes qu’il n’y en a.',
  'rule.favours.4': 'Le nombre de vos cartes est public ; lesquelles, c’est secret. L’or est secret aussi, sauf si la table joue à or visible.',

  'rule.auction.1': 'Autant de provinces sont mises aux enchères qu’il y a de participants. Dans l’ordre du tour, à tour de rôle, chacun pose un Scribe sur une case d’offre de l’une d’elles.',
  'rule.auction.2': 'Votre Scribe n’est pas encore posé : vous devez miser. Il est dépassé : vous devez miser de nouveau, sur une autre province que celle qu’il quitte ; il pourra y revenir plus tard. Il tient : vous devez passer.',
  'rule.auction.3': 'Une offre doit dépasser tous les Scribes de la province, et vous devez pouvoir la payer, chaque carte Faveur en main comptant pour 1 or.',
  'rule.auction.4': 'Quand chaque province porte exactement un Scribe, les enchères finissent aussitôt. Dans l’ordre du tour, chacun paie, prend la province, puis son bonus immédiat ; les 12 or de Dakhla n’aident donc pas à payer Dakhla.',
  'rule.auction.5': 'Les offres s’arrêtent à 36.',
  'rule.auction.6': 'Les offres peuvent dépasser 36 : 45, 55 et ainsi de suite.',
  'rule.auction.7': 'La Protection suit votre Scribe et interdit la case au-dessus de lui. Le Pot-de-vin vaut jusqu’à la fin des enchères.',

  'rule.market.1': 'Chacun a un tour et peut acheter d’abord des cartes Faveur, puis des Paysans, puis des Pierres : chaque sorte une fois, autant qu’il veut ou rien.',
  'rule.market.2': 'Cartes Faveur : dites combien, payez, puis piochez. La limite est le nombre de symboles de votre province la mieux pourvue.',
  'rule.market.3': 'Paysans : pas plus que vos provinces n’ont de champs libres. Ils se placent aussitôt.',
  'rule.market.4': 'Pierres : autant que vous voulez, posées une à une dans vos provinces. La troisième Pierre d’une province fait aussitôt une Pyramide, à n’importe quelle phase.',
  'rule.market.5': 'Architecte et Paysan supplémentaire se jouent à tout moment de votre tour, même à peine achetés.',

  'rule.offering.1': 'Chacun pose en secret au moins 1 or, ou Vol. L’Ajustement de l’offrande peut s’y joindre. Tout est révélé ensemble, et l’or est perdu.',
  'rule.offering.2': 'Tout l’or réuni, moins 3 par Vol, forme l’offrande collective. Puis, dans l’ordre du tour, chaque Ajustement ajoute ou retire 3. Le résultat place le temple sur 1, 2, 3 ou 4.',
  'rule.offering.3': 'Les offrandes fixent le nouvel ordre du tour, la plus grande d’abord, les voleurs en dernier. À égalité, l’ordre présent demeure.',
  'rule.offering.4': 'La plus grande offrande désigne le nouveau premier joueur ; à égalité, celui qui vient d’abord dans le sens horaire. Les autres suivent dans le sens horaire.',
  'rule.offering.5': 'Si tout le monde vole, le temple est sur 1 et l’ordre ne change pas.',

  'rule.gifts.1': 'La plus grande offrande donne 3 primes, la deuxième 2, les autres 1. Qui vole prend 3 or à la place et garde sa carte Vol.',
  'rule.gifts.2': 'Une prime est une carte Faveur, sans égard aux symboles, un Paysan sur un champ libre, ou une Pierre. Dites une fois combien de cartes vous prenez ; vous les voyez avant de choisir le reste. Les primes doivent être prises.',
  'rule.gifts.3': 'Architecte et Paysan supplémentaire ne se jouent pas ici.',
  'rule.gifts.4': 'À deux, le second ne prend 2 primes que s’il a offert au moins la moitié de l’or de l’autre, sinon 1.',

  'rule.harvest.1': 'Chaque Paysan de vos provinces rapporte ce qu’indique le temple, de 1 à 4 or. Une mine paie toujours ; une caravane seulement si le temple est sur 1 ou 2.',
  'rule.harvest.2': 'Chaque carte de récolte se joue sur l’une de vos provinces, et aucune province n’en porte deux.',

  'rule.scoring.1': 'Après les tours 3 et 6, chacun marque, dans cet ordre :',
  'rule.scoring.2': 'Une rive sans aucune Pyramide ne rapporte à personne. Si les Pierres ne départagent pas, chaque propriétaire à égalité marque 5, une fois par rive.',
  'rule.scoring.3': 'Les objectifs se montrent dans l’ordre du tour, autant de différents que l’on veut. Ceux que vous ne montrez pas, vous les gardez.',

  'rule.between.1': 'Après le premier décompte, tous les Scribes et Paysans partent, sauf les deux Paysans imprimés à Baharya. Pyramides et Pierres restent et attendent un nouveau propriétaire.',
  'rule.between.2': 'Les mêmes provinces sont mélangées et reviennent. Chacun garde son or et ses cartes.',

  'rule.end': 'La fin : l’or',
  'rule.end.1': 'Après le dernier décompte, les cartes Faveur restantes sont vendues 1 or pièce. Le plus d’or rapporte 6 points, le deuxième 4, le troisième 2.',
  'rule.end.2': 'Les ex æquo marquent tous les points de leur rang, et autant de récompenses suivantes tombent.',
  'rule.end.3': 'À deux, le second ne marque 4 qu’avec au moins la moitié de l’or de l’autre, sinon 2.',

  'rule.expert.1': 'Chacun reçoit trois cartes Province pour l’époque et les garde secrètes. Au début de chaque tour, tous en choisissent une et les révèlent ensemble : ces provinces sont mises aux enchères.',
  'rule.expert.2': 'Pour le Nouveau Royaume, les cartes jouées sont mélangées et redistribuées. Ne se combine pas avec les Officiels.',

  'rule.module.officials.1': 'Pour 2 ou 3 ; à 2, on ne joue qu’ainsi. Deux fois plus de provinces que de participants sont ouvertes, chacune avec un Officiel.',
  'rule.module.officials.2': 'Vous misez avec deux Scribes, jamais dans la même province. Un Scribe non posé doit miser ; quand les deux le sont, celui qui est dépassé doit bouger, au choix si les deux le sont ; sinon vous passez.',
  'rule.module.officials.3': 'Quand chaque province ouverte porte un Scribe, dans l’ordre du tour : payez les deux offres, gardez l’une des deux provinces avec son bonus, et l’Officiel de l’autre vous aide. Délégation échange d’abord les deux Officiels.',
  'rule.module.officials.4': 'La province que vous ne gardez pas reste ouverte au tour suivant de l’époque. Même sans propriétaire, elle compte pour la majorité des Pyramides de sa rive.',

  'rule.module.statues.1': 'À chaque tour de l’Ancien Royaume, une statue arrive dans la première province révélée, et à 4 ou 5 aussi dans la deuxième. Elle y reste jusqu’à la fin de la partie.',
  'rule.module.statues.2': 'Qui contrôle la province a son pouvoir jusqu’à la fin de l’époque. Deux objectifs Tribut rejoignent la pioche.',

  'rule.module.pharaoh.1': 'À chaque surenchère, le Pharaon va dans cette province. Qui la prend gagne un jeton, et le Pharaon s’en va jusqu’aux prochaines enchères.',
  'rule.module.pharaoh.2': 'Chaque jeton donne 1 prime de plus à chaque offrande, mais rien à un voleur. Ils sont rendus après l’Ancien Royaume. Deux objectifs Bénédiction du Pharaon rejoignent la pioche.',

  'rule.module.afterlife.1': 'Au marché, vous pouvez d’abord acheter des tuiles Tombeau, aux prix habituels. Vous les piochez à l’aveugle pour votre collection secrète.',
  'rule.module.afterlife.2': 'Une prime peut aussi être de placer une tuile. À votre tour de primes, vous pouvez en placer d’autres contre 2 défausses chacune : cartes Faveur ou tuiles de votre collection.',
  'rule.module.afterlife.3': 'Une tuile va à la base, ou sur deux voisines. Elle donne ce qu’elle montre, et encore une fois par tuile semblable en dessous à laquelle elle est reliée.',
  'rule.module.afterlife.4': 'À la fin de la partie, chaque rangée complète rapporte 3 points. Quatre cartes Au-delà rejoignent la pioche.',

  'rule.module.promos.1': 'Deux cartes Gloire, Avidité, Popularité et Exportation chacune rejoignent la pioche Faveur.',
};

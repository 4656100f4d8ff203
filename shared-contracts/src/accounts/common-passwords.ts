/** Lowercase passwords of eight or more letters that head every published list. */
export const commonPasswords: ReadonlySet<string> = new Set(
  (
    '12345678 123456789 1234567890 12345678910 123123123 123456123 123454321 12344321 123321123 1234554321 11111111 ' +
    '111111111 1111111111 00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777 ' +
    '88888888 99999999 87654321 987654321 9876543210 0123456789 01234567 11223344 1122334455 112233445566 12341234 ' +
    '12121212 13131313 10203040 102030405060 147258369 147852369 159753456 789456123 741852963 963852741 14725836 ' +
    '25802580 password password1 password12 password123 password1234 password12345 password123456 password! ' +
    'password1! password01 password99 password2 password3 passw0rd passw0rd1 p@ssword p@ssw0rd p@ssword1 p@ssw0rd1 ' +
    'pa$$word passwort passwords passwordpassword mypassword newpassword thepassword letmein1 letmein123 letmein! ' +
    'letmeinnow welcome1 welcome12 welcome123 welcome1! welcome2 qwertyui qwertyuiop qwertyuiop123 qwerty12 qwerty123 ' +
    'qwerty1234 qwerty12345 qwerty123456 qwerty11 qwerty99 qwertyqwerty qwertz123 azertyui azertyuiop azerty123 ' +
    'asdfghjk asdfghjkl asdfasdf asdfqwer asdf1234 zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvzxcv 1q2w3e4r 1q2w3e4r5t ' +
    '1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 qazwsxed qazwsxedc qazwsx123 zaq12wsx zaq1zaq1 ' +
    '1234qwer qwer1234 qwer1234! abcd1234 abc12345 abc123456 abc123abc abcdefgh abcdefghi abcdefg1 abcd12345 a1b2c3d4 ' +
    'a1b2c3d4e5 aa123456 a12345678 a123456789 aaaaaaaa aaaaaaaaa zzzzzzzz xxxxxxxx qqqqqqqq 1a2b3c4d admin123 ' +
    'admin1234 admin12345 administrator adminadmin superman superman1 supermann batman123 spiderman spiderman1 ' +
    'starwars starwars1 pokemon1 pokemon123 iloveyou iloveyou1 iloveyou2 iloveyou! iloveyou123 iloveme1 loveyou1 ' +
    'lovelove iloveu123 ilovegod ilovejesus sunshine sunshine1 princess princess1 football football1 football12 ' +
    'baseball baseball1 basketball basketball1 softball softball1 volleyball hockey123 soccer12 soccer123 golfgolf ' +
    'golfer12 golfer123 golfing1 ilovegolf skiing123 tigerwoods titleist callaway liverpool liverpool1 arsenal1 ' +
    'chelsea1 barcelona manchester juventus realmadrid michael1 jennifer jessica1 jordan23 jordan123 michelle ' +
    'christopher alexander alexandra elizabeth jonathan danielle samantha samantha1 benjamin victoria veronica ' +
    'charlie1 charlie123 thomas123 andrew123 daniel123 anthony1 matthew1 ashley123 nicole123 hannah123 ' +
    'computer computer1 internet internet1 whatever whatever1 trustno1 dragon12 dragon123 dragonball monkey12 ' +
    'monkey123 shadow12 shadow123 master12 master123 hunter12 hunter123 freedom1 freedom! blink182 metallica ' +
    'slipknot nirvana1 corvette mercedes porsche1 ferrari1 mustang1 chevrolet yamaha123 harley123 chocolate ' +
    'chocolate1 butterfly butterfly1 cheese123 cookie123 strawberry pineapple cupcake1 cinnamon snickers ' +
    'diamond1 elephant dolphins dolphin1 kittycat tigger12 tigger123 scooter1 midnight moonlight rainbow1 ' +
    'sunflower blessed1 jesus123 christ123 jesuschrist heaven123 angel123 angels123 babygirl babygirl1 beautiful ' +
    'beautiful1 sweetheart handsome gorgeous nothing1 secret123 secret12 topsecret changeme changeme1 changeme123 ' +
    'changeit default1 temp1234 temporary temppass test1234 test12345 testtest testing1 testing123 tester123 ' +
    'sample123 guest123 guestguest user1234 username hello123 hello1234 hellohello goodbye1 google123 facebook ' +
    'facebook1 linkedin linkedin1 youtube1 twitter1 instagram microsoft windows1 windows10 iphone123 samsung1 ' +
    'samsung123 america1 american1 patriots patriots1 steelers steelers1 cowboys1 packers1 yankees1 redsox123 ' +
    'lakers24 california florida1 newyork1 summer123 summer2020 summer2021 summer2022 summer2023 summer2024 ' +
    'summer2025 summer2026 winter123 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 winter2026 ' +
    'spring2023 spring2024 spring2025 spring2026 autumn2024 autumn2025 autumn2026 january1 december december1 ' +
    'november september1 monday123 friday123 sendahead sendahead1 sendahead123 luggage1 luggage123 travel123 ' +
    'traveler traveling vacation vacation1 holiday1 holidays correcthorsebatterystaple'
  ).split(' '),
);

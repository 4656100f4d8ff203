-- A carrier comes daily to a port, a camp or a hotel as well as to a club.
update pickup_fees set title = 'Daily carrier pickup' where title = 'Daily pickup at the club';

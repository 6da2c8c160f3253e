-- An average is rounded down: 4,96 stars are no 5,0. It reads the stars of every review once.
-- After a rollback the release before rounds what is reviewed then to the nearest again, until its next review.
UPDATE `product` SET `rating` = s.`tenths`
  FROM (SELECT `product_id`, sum(`stars`) * 10 / count(*) AS `tenths` FROM `review` GROUP BY `product_id`) s
  WHERE `product`.`id` = s.`product_id` AND `product`.`rating` <> s.`tenths`;

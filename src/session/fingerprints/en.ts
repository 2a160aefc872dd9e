/**
 * English words that represent a digest (fingerprint). Each word is unique by its first four letters. The list must never change, because
 * the words that players have written down are positions in the list.
 */
const english = `
abbey ability acorn actor adder admiral advice agent agile airport album alder alert alley almond alpine amber anchor angel angle
animal ankle annex answer antler anvil apple apron arbor arcade archer arena armor arrow artist ashes aspen atlas attic auburn
august autumn avenue award axle azure bacon badge bagel baker balance bamboo banana bandit banner barley basket bath battery beacon
beaver bed beetle belfry bell bench berry bicycle birch biscuit bishop blanket blazer blossom blue board boat bobbin bonfire book
border bottle boulder bow branch brass bread brick bridge bronze brook brush bubble bucket buffalo bugle bulb bumper bundle bunker
butter buzzard cabbage cabin cactus cake camel canal candle canyon cape caramel carbon cargo carpet castle cattle cavern cedar
celery cellar cement center cereal chain chalk channel chapel charm cheese chemist cherry chess chicken chime chisel cider circle
citron city clay clever cliff clock clover coal cobalt cocoa coffee coin college comet compass concert copper coral cork corner
cottage cougar counter cousin cowboy coyote cradle crane crater crayon creek cricket crimson crocus crown cruise crystal cuckoo
curtain custard cycle cypress daisy dance dapper dawn debate decade deer degree delta dentist depot desert desk detail dew dial
diamond diary diesel digit dime dinner diploma disk ditch diver doctor dog dolphin domino donkey door double dozen dragon drawer
dream drift drizzle drum duchess duck dune dusk dynamo eagle early earth easel east echo eclipse edge eel effort egg eight elbow
elder elegant elk elm ember emerald empire emu engine enjoy epic equal ermine escort estate evening exit expert extra eyebrow fable
fabric factory falcon family fancy farmer fashion father faucet feather fence ferry fiddle field fig filter final finch finger fire
fish flag flame flint flock flower flute foam focus fog folder forest fork formula fossil fox fragile frame freckle freight friend
frog frost fruit fudge funnel fur future gable galaxy gallery game garden garlic garnet gate gather gazelle gecko gem general gentle
geyser giant gift ginger giraffe glacier glass glider glove gnome goat goblet gold golf good goose gorge gospel granite grape gravel
green grid grocer grotto grove guard guest guide guitar gulf gull gutter gypsum habit hail halibut hallway hammer hamster handle
harbor harvest hatch hawk hazel heart heather hedge helmet hen herald hermit heron hickory hill hinge hippo hobby hockey holiday
holly honey hood hoof hopper horizon horse hotel hour house hover hub humble hundred hunter hurdle husky hyena ice idea idol igloo
image impulse inch indigo infant inkwell inlet insect invite iris iron island item ivory ivy jacket jade jaguar jam january jar
jasmine javelin jazz jelly jewel jigsaw jingle job jockey jog join joke jolly journey joy judge juggle juice july jumper june jungle
junior jupiter jury justice jute karate kayak keel keeper kelp kennel kernel kettle key kidney kilo kimono kind king kiosk kitchen
kite kitten kiwi knee knight knot koala label lace ladder lagoon lake lamp lantern lapel larch lasso lattice laurel lava lawn layer
leader leaf league leather lecture legend lemon lentil leopard letter level library lichen lid light lilac lime linen lion lizard
llama lobster locket lodge logic loom lorry lotus lounge lucky lumber lunch lute lynx lyric macaw machine magnet major mallet
mammoth mango mansion maple marble market mask matador meadow medal melody memory mentor mesa metal meteor middle milk mill mimosa
mineral minnow minute mirror mission mitten mix moat model module mole monday monkey month moon moose moral morning mosaic moth
motor mouse mud muffin mule muscle museum music mustard myrtle mystery nail napkin narrow nation nature navy near nebula neck needle
nephew nerve nest nettle neutral newt nickel night nimble nine noble noise nomad noodle north nose novel nozzle nugget number nurse
nutmeg nylon nymph oak oasis oat object oboe ocean octopus odor office ogre oil olive omega onion onyx opal opera orange orbit
orchard order organ origin oriole osprey ostrich otter outfit oval oven owl oxygen oyster ozone paddle page paint palace pancake
panda paper parade parcel park passage pasta patch peach peanut pearl pebble pedal peg pelican pencil penguin pepper perch perfume
petal phone photo piano pickle picture pigeon pillow pilot pine pioneer pipe pirate piston pizza planet plaster plenty plum pocket
poem point polar pollen pond pony poppy porch potato pottery powder prairie pretzel prince prism profile project pudding pulley pump
punch puppet purple puzzle pyramid quail quarry queen quest quick quiet quilt quince quiz quote rabbit raccoon radar radio raft rail
rainbow raisin ranch rapid rattle raven razor ready record redwood reef refuge region relay remedy rescue resin result reward rhythm
ribbon rice riddle ridge ring ripple river roast robin rocket rodeo roller romance roof rooster rope rose rotor round rowan royal
rubber ruby rudder rug rumble runner rustic rye saddle safari saga sail salad salmon salt sample sandal sardine satin saturn sauce
savanna scale scarf school scout screen script sea second secret seed select sequel serpent session seven shadow shark sheep shell
shield shoe shrimp shuttle siege signal silk silver simple singer siren sister six skate sketch ski skunk sky slate sled slipper
slogan smart smile smoke snail sneaker snow soap soccer sock sofa soil solar soldier sonnet soprano south space spark spear spice
spoon sprout square stable station steel stick stone street stucco sugar sultan summer sunset supper surf swallow sweater swift
symbol syrup system table tackle tailor talent tango tape target tassel tavern taxi teapot teacher tempo tennis tent terrace textile
thicket thimble thorn thread thunder ticket tide tiger timber tinsel titan toast today toffee token tomato tongue topaz torch total
tower toy track train tree tribe triumph trolley trumpet tub tuesday tugboat tulip tundra tunnel turtle tuxedo twelve twig twin
typhoon uncle unicorn union unit update upper upright urban usher utensil vacuum valley vampire vapor vase vault vector velvet
vessel video vine violin virtue vision vivid voice voyage waffle wagon waist walnut walrus waltz wander wasp water wave wax weasel
weaver well west whale wheat white wicket widget wild willow window winter wire wisdom wizard wolf wonder wood wool world wreath
wren wrist yacht yam yard yarrow year yeast yellow yeti yodel yogurt young yoyo zebra zenith zephyr zero zest zigzag zinc zipper
zodiac zone zoo`

export default english
